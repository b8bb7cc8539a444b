import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UpgradePromo } from './UpgradePromo.tsx';

const meta = {
  title: 'Screens/Dashboard/Upgrade to Pro',
  component: UpgradePromo,
  args: { onDismiss: fn() },
} satisfies Meta<typeof UpgradePromo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/subscribe');
    await userEvent.click(canvas.getByRole('button', { name: /^Dismiss Matching is free/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
