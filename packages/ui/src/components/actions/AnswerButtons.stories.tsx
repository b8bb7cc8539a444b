import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnswerButtons } from './AnswerButtons.tsx';

const meta = {
  title: 'Components/Actions/AnswerButtons',
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
