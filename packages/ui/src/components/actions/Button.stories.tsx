import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  parameters: {
    guide: {
      use: 'Something happens here and now: a form is sent, a card is connected, a dialog opens.',
      avoid: 'It leads to another page; use LinkButton. It stands within a sentence; use TextLink.',
      keyboard: { 'Enter, Space': 'Presses it; nothing happens while it is pending' },
      do: [
        'One primary button a screen',
        'Say what happens: “Send Request”',
        'Keep the width while pending and say what is going on: “Sending...”',
      ],
      dont: [
        'Disable it because a form is incomplete; say what is missing when it is pressed',
        'Use the danger look for anything that can be undone',
      ],
    } satisfies ComponentGuide,
  },
  component: Button,
  args: { children: 'Connect', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Main: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outline: Story = { args: { look: 'outline', children: 'Profile' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Messages' } };
export const Yes: Story = { args: { look: 'yes', children: 'Accept' } };
export const Danger: Story = { args: { look: 'danger', children: 'Yes, delete' } };
export const Text: Story = { args: { look: 'text', children: 'View All' } };
export const Small: Story = { args: { size: 'small', children: 'Get Started' } };
export const WithIcon: Story = { args: { icon: <Heart aria-hidden /> } };
export const Wide: Story = { args: { wide: true, children: 'Create Account' } };

export const Focused: Story = {
  parameters: { rest: 'as-played' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Disabled' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  args: { look: 'quiet', locked: true, children: 'Messages' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /locked/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Logging in...', children: 'Log In' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Logging in...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Both labels take part in the width, so it is the same before and after the click. */
export const KeepsItsWidth: Story = {
  args: { pendingLabel: 'Logging in...' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-3)', justifyItems: 'start' }}>
      <Button {...args} pending={false}>
        Log In
      </Button>
      <Button {...args} pending>
        Log In
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Log In' });
    const after = canvas.getByRole('button', { name: 'Logging in...' });
    await expect(after.offsetWidth).toBe(before.offsetWidth);
    await expect(before.offsetHeight).toBe(52);
  },
};

export const LongText: Story = {
  args: { children: 'Request a babysitting swap with Alexandrina-Josephine for the whole of Saturday' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
};
