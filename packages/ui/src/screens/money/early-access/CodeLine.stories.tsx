import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../testing/keep-links-here.ts';
import { CodeLine } from './CodeLine.tsx';

const meta = {
  title: 'Screens/Dashboard/Code',
  component: CodeLine,
  beforeEach: keepLinksHere,
  args: { onDismiss: fn() },
} satisfies Meta<typeof CodeLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter it on Plans' }));
    await expect(onFollow).toHaveBeenCalledWith('/subscribe?code');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss Unlock Premium Access' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
