import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp, ChevronLeft, MessageSquareText, ShoppingBag, SlidersHorizontal } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { IconButton, IconLink } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  parameters: {
    guide: {
      use: 'An action that is known by its icon and for which there is no room: close, more, refresh.',
      avoid: 'The action is the main one of the screen, or the icon needs explaining.',
      keyboard: { 'Enter, Space': 'Presses it' },
      do: [
        'Give it a name that says the action, with whom: “More about Priya”',
        'Leave 44 pixels for the thumb',
      ],
      dont: ['Put two of them beside each other that look alike'],
    } satisfies ComponentGuide,
  },
  component: IconButton,
  args: { label: 'Cart', icon: <ShoppingBag aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cart' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.offsetWidth).toBe(44);
  },
};
export const WithCount: Story = {
  args: { count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart, 2' })).toBeVisible();
  },
};
export const ManyMore: Story = { args: { count: 128 } };
export const Main: Story = { args: { look: 'main', label: 'Send', icon: <ArrowUp aria-hidden /> } };
export const Outline: Story = {
  args: { look: 'outline', label: 'Filter', icon: <SlidersHorizontal aria-hidden /> },
};
export const Float: Story = {
  args: { look: 'float', label: 'Feedback', icon: <MessageSquareText aria-hidden /> },
};
export const Disabled: Story = {
  args: { look: 'main', label: 'Send', icon: <ArrowUp aria-hidden />, disabled: true },
};
export const AsLink: Story = {
  render: () => <IconLink href="/dashboard" label="Back to dashboard" icon={<ChevronLeft aria-hidden />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
