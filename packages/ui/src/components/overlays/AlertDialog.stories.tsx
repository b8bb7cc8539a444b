import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  parameters: {
    guide: {
      use: 'Asks before something that cannot be undone.',
      avoid: 'It can be undone; do it and offer Undo in the toast.',
      keyboard: { Tab: 'Moves between the answers', Escape: 'Keeps everything as it is' },
      do: ['Name the deed on the button: “Yes, delete my account”', 'Give the focus to the harmless answer'],
      dont: ['Answer with OK and Cancel'],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    title: 'Are you absolutely sure?',
    description: 'This removes your profile, photos and connections. It cannot be undone.',
    confirm: 'Yes, delete my account',
    confirming: 'Deleting...',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete my account' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Cancelled: Story = {
  play: async ({ args, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Harmless: Story = {
  args: {
    look: 'main',
    title: 'Leave without saving?',
    description: 'What you changed on this page is lost.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
};
