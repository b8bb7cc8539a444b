import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrivacySection } from './PrivacySection.tsx';

const onPlanAroundCalendar = fn();
const settings = { planAroundCalendar: true, onPlanAroundCalendar };

const meta = {
  title: 'Screens/Account/Privacy',
  component: PrivacySection,
  args: { settings },
  decorators: [
    (Story) => (
      <main>
        <h1>Account</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PrivacySection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Let my connections plan around my calendar' }));
    await expect(onPlanAroundCalendar).toHaveBeenCalledWith(false);
  },
};
export const CalendarKept: Story = {
  args: { settings: { ...settings, planAroundCalendar: false } },
};
