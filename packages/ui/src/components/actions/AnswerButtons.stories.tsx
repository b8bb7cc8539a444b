import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { AnswerButtons } from './AnswerButtons.tsx';

const meta = {
  title: 'Components/Actions/AnswerButtons',
  parameters: {
    guide: {
      use: 'The two answers to a request, Accept and Decline, side by side.',
      avoid: 'A choice that is not between yes and no; use Buttons with words of their own.',
      keyboard: { 'Enter, Space': 'Presses it' },
      do: ['Keep both visible while one is pending'],
      dont: ['Put a third answer between them'],
    } satisfies ComponentGuide,
  },
  component: AnswerButtons,
  args: { actions: ['accept', 'decline'], onAnswer: fn() },
} satisfies Meta<typeof AnswerButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('accept', expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('decline', expect.anything());
  },
};

export const Answering: Story = {
  args: { answering: 'accept' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};
