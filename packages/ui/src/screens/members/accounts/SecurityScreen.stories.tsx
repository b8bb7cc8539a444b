import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AccountSection } from './AccountSection.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';

const onChange = fn();

const meta = {
  title: 'Screens/Account/Security',
  component: SecurityScreen,
  parameters: { layout: 'fullscreen', shell: { path: '/account/security' } },
  args: {
    password: { kind: 'idle', succeeded: 0, onChange },
    children: <AccountSection title="Two-Step Login">What the feature shows</AccountSection>,
  },
} satisfies Meta<typeof SecurityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Two-Step Login' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Current Password'), 'Nestmates1!');
    await userEvent.type(canvas.getByLabelText('New Password'), 'Nestmates2!');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Nestmates2!');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
  },
};
export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };
