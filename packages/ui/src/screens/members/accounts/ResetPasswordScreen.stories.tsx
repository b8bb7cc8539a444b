import type { ResetKeysView } from '@nestmates/application/members/accounts/contract.ts';
import { loginEmailsOn, usedLinkMessage } from '@nestmates/domain/members/accounts/password-reset.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResetPasswordScreen, type ResetPasswordScreenState } from './ResetPasswordScreen.tsx';

const onReset = fn();
const onRetry = fn();
const keys = {
  askedAt: '2026-03-06T18:00:00Z',
  passkeys: [],
  twoStep: false,
  twoStepAt: null,
  pendingEmail: null,
  pendingEmailAt: null,
  sessions: [],
} satisfies ResetKeysView;
const now = new Date('2026-03-06T18:10:00Z');
const asking = {
  kind: 'asking',
  pending: false,
  keys,
  now,
  onReset,
} as const satisfies ResetPasswordScreenState;
const found = {
  ...keys,
  passkeys: [
    {
      id: 1,
      device: 'Safari on iPhone',
      createdAt: '2026-01-03T10:00:00Z',
      lastUsedAt: '2026-03-01T19:00:00Z',
    },
    { id: 2, device: 'Chrome on Windows', createdAt: '2026-03-05T18:30:00Z', lastUsedAt: null },
    { id: 3, device: 'Firefox on Linux', createdAt: '2026-03-06T18:05:00Z', lastUsedAt: null },
  ],
  twoStep: true,
  twoStepAt: '2025-04-12T10:00:00Z',
  pendingEmail: 'i…@example.com',
  pendingEmailAt: '2026-03-05T18:20:00Z',
  sessions: [
    { device: 'Chrome on Windows', createdAt: '2026-03-05T18:10:00Z' },
    { device: 'Safari on iPhone', createdAt: '2025-11-02T10:00:00Z' },
  ],
} satisfies ResetKeysView;
const wide = { viewport: { value: 'wide', isRotated: false } };

const meta = {
  title: 'Screens/Account/Reset password',
  component: ResetPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: asking },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The checklist is only advice: six characters are enough. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'nestie');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'nestie{Enter}');
    await expect(onReset).toHaveBeenCalledWith('nestie', { passkeys: [], twoStep: false });
  },
};
export const AskingWide: Story = { globals: wide };

/** Somebody else was in the account: what they added is not ticked, and what came after the link cannot be. */
export const WithKeys: Story = {
  args: { state: { ...asking, keys: found } },
  play: async ({ canvas, userEvent }) => {
    onReset.mockClear();
    await expect(canvas.getByRole('checkbox', { name: /^Safari on iPhone/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Chrome on Windows/ })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Firefox on Linux/ })).toBeDisabled();
    await expect(canvas.getByText(/^You keep one passkey and your second step\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Authenticator app/ }));
    await expect(canvas.getByText(/^You keep one passkey\./)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New Password'), 'nestie');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'nestie{Enter}');
    await expect(onReset).toHaveBeenCalledWith('nestie', { passkeys: [1], twoStep: false });
  },
};
export const WithKeysWide: Story = { args: { state: { ...asking, keys: found } }, globals: wide };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    onReset.mockClear();
    await userEvent.type(canvas.getByLabelText('New Password'), 'nest');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(canvas.getByText("Passwords don't match")).toBeVisible();
    await expect(onReset).not.toHaveBeenCalled();
  },
};
export const Pending: Story = { args: { state: { ...asking, pending: true } } };

export const NoToken: Story = {
  args: { state: { kind: 'no-token' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invalid Reset Link');
    await expect(canvas.getByText('This password reset link is invalid or has expired.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth');
  },
};
export const Expired: Story = { args: { state: { kind: 'expired' } } };
/** Somebody has chosen a password by it, perhaps somebody else. */
export const Used: Story = {
  args: { state: { kind: 'expired', used: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invalid Reset Link');
    await expect(canvas.getByText(usedLinkMessage)).toBeVisible();
    await expect(canvas.queryByText(/Links work once/)).toBeNull();
  },
};
export const ExpiredWide: Story = { args: { state: { kind: 'expired' } }, globals: wide };

export const Done: Story = {
  args: { state: { kind: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Password Reset Complete');
    await expect(canvas.getByText(loginEmailsOn)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
  },
};
export const DoneWide: Story = { args: { state: { kind: 'done' } }, globals: wide };
