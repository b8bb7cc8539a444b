import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { LoadError } from './LoadError.tsx';

const meta = {
  title: 'Components/Feedback/LoadError',
  parameters: {
    guide: {
      use: 'Something could not be read: what happened, and a way to try again, where the data would stand.',
      avoid: 'A change was refused; that is a toast, and what was typed stays.',
      keyboard: { 'Enter, Space': 'Tries again' },
      do: ['Say it once, where she looks'],
      dont: ['Show it beside a toast with the same words'],
    } satisfies ComponentGuide,
  },
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
