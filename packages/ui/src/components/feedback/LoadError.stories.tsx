import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadError } from './LoadError.tsx';

const meta = {
  title: 'Components/Feedback/LoadError',
  component: LoadError,
  args: { what: 'your account', onRetry: fn() },
} satisfies Meta<typeof LoadError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your account');
    await userEvent.click(canvas.getByRole('button', { name: /^Try again.*your account$/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
