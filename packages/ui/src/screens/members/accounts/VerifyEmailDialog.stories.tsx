import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VerifyEmailDialog, type VerifyEmailDialogState } from './VerifyEmailDialog.tsx';

const onResend = fn();
const onClose = fn();
const asking = {
  email: 'sofia@example.com',
  resend: { kind: 'idle', onResend },
  onClose,
} as const satisfies VerifyEmailDialogState;

const meta = {
  title: 'Screens/Account/Verify email dialog',
  component: VerifyEmailDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { state: asking },
} satisfies Meta<typeof VerifyEmailDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Verify your email first' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(/sofia@example.com/);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    await expect(onResend).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(onClose).toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { state: { ...asking, resend: { kind: 'sending', onResend } } } };
export const Sent: Story = {
  args: { state: { ...asking, resend: { kind: 'sent', onResend } } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'A new link is on its way' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toBeVisible());
  },
};
export const Closed: Story = {
  args: { state: undefined },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
