import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const onResend = fn();
const onRetry = fn();
const wide = { viewport: { value: 'wide', isRotated: false } };

const meta = {
  title: 'Screens/Account/Verify email',
  component: VerifyEmailScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'verifying' } },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Verifying: Story = {};
export const Verified: Story = {
  args: { state: { kind: 'verified', signedIn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/dashboard');
  },
};
export const VerifiedWide: Story = { ...Verified, globals: wide };
export const VerifiedByVisitor: Story = {
  args: { state: { kind: 'verified', signedIn: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
  },
};
export const AlreadyVerified: Story = { args: { state: { kind: 'already-verified', signedIn: true } } };
export const Replaced: Story = {
  args: { state: { kind: 'replaced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is a newer link' })).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { state: { kind: 'invalid', resend: { kind: 'idle', onResend } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/invalid or has expired/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(onResend).toHaveBeenCalled();
  },
};
export const InvalidWide: Story = { ...Invalid, globals: wide };
export const InvalidForVisitor: Story = {
  args: { state: { kind: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in to get a new one' })).toHaveAttribute(
      'href',
      '/auth',
    );
  },
};
export const Resending: Story = {
  args: { state: { kind: 'invalid', resend: { kind: 'sending', onResend } } },
};
export const Resent: Story = {
  args: { state: { kind: 'invalid', resend: { kind: 'sent', onResend } } },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
