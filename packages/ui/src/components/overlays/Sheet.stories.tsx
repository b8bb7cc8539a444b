import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { DialogActions } from './DialogActions.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: (
      <>
        Saturday is <em>yours</em>
      </>
    ),
    description: 'Dana comes at six. Both of you find it in the calendar.',
    children: (
      <DialogActions>
        <Button>See the calendar</Button>
        <Button look="outline">Done</Button>
      </DialogActions>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Saturday is yours' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(sheet).toHaveAccessibleDescription(/^Dana comes at six/);
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
