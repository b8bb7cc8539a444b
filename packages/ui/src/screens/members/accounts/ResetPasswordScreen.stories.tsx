import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResetPasswordScreen, type ResetPasswordScreenState } from './ResetPasswordScreen.tsx';

const onReset = fn();
const asking = { kind: 'asking', pending: false, onReset } as const satisfies ResetPasswordScreenState;
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
    await expect(onReset).toHaveBeenCalledWith('nestie');
  },
};
export const AskingWide: Story = { globals: wide };

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
export const ExpiredWide: Story = { args: { state: { kind: 'expired' } }, globals: wide };

export const Done: Story = {
  args: { state: { kind: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Password Reset Complete');
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
  },
};
export const DoneWide: Story = { args: { state: { kind: 'done' } }, globals: wide };
