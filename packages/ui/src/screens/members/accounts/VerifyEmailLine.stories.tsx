import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VerifyEmailLine, type VerifyEmailLineState } from './VerifyEmailLine.tsx';

const onResend = fn();
const onDismiss = fn();
const required = {
  email: 'sofia@example.com',
  resend: { kind: 'idle', onResend },
} as const satisfies VerifyEmailLineState;

const meta = {
  title: 'Screens/Account/Verify email line',
  component: VerifyEmailLine,
  parameters: { layout: 'fullscreen' },
  args: { state: required },
} satisfies Meta<typeof VerifyEmailLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Required: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Until then you see no other moms/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(onResend).toHaveBeenCalled();
  },
};
export const RequiredWide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

export const Offered: Story = {
  args: { state: { ...required, onDismiss } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/Until then/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(onDismiss).toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { state: { ...required, resend: { kind: 'sending', onResend } } } };
export const Sent: Story = {
  args: { state: { ...required, resend: { kind: 'sent', onResend } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new link is on its way')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send once more' })).toBeVisible();
  },
};
export const LongAddress: Story = {
  args: {
    state: {
      ...required,
      email: 'alexandrina.josephine.maria.de.la.concepcion@a-very-long-domain-name.example.com',
    },
  },
};
