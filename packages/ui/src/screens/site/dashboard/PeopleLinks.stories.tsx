import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PeopleLinks } from './PeopleLinks.tsx';

const onLocked = fn();

const meta = {
  title: 'Screens/Dashboard/People links',
  component: PeopleLinks,
  args: { messages: 'open' },
} satisfies Meta<typeof PeopleLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Locked: Story = {
  args: { messages: { onLocked } },
  play: async ({ canvas, userEvent }) => {
    onLocked.mockClear();
    const messages = canvas.getByRole('button', { name: /^Messages.*locked$/ });
    await expect(messages).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(messages);
    await expect(onLocked).toHaveBeenCalledOnce();
  },
};

export const BeforeMessages: Story = { args: { messages: 'none' } };
