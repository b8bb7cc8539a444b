import { loginEmailsOn } from '@nestmates/domain/members/accounts/password-reset.ts';
import { deletedMeanwhile } from '@nestmates/domain/members/email-change/email-change.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmailLinkScreen } from './EmailLinkScreen.tsx';

const onTakeBack = fn();
const onRetry = fn();
const wide = { viewport: { value: 'wide', isRotated: false } };

const meta = {
  title: 'Screens/Account/Email link',
  component: EmailLinkScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'confirming' } },
} satisfies Meta<typeof EmailLinkScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirming: Story = {};
export const Confirmed: Story = {
  args: { state: { kind: 'confirmed', message: 'Your email is nora@example.com now.', signedIn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your email is nora@example.com now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/account');
  },
};
export const ConfirmedWide: Story = { ...Confirmed, globals: wide };
export const ConfirmedInAnotherBrowser: Story = {
  args: { state: { kind: 'confirmed', message: 'Your email is nora@example.com now.', signedIn: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
  },
};
export const AskedBeforeTakingBack: Story = {
  args: { state: { kind: 'asking', pending: false, onTakeBack } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    await expect(onTakeBack).toHaveBeenCalled();
  },
};
export const TakingBack: Story = { args: { state: { kind: 'asking', pending: true, onTakeBack } } };
export const TakenBack: Story = {
  args: { state: { kind: 'taken-back' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginEmailsOn, { exact: false })).toBeVisible();
  },
};
export const Taken: Story = {
  args: {
    state: {
      kind: 'refused',
      message: 'An account with this email already exists. Try logging in.',
    },
  },
};
export const DeletedMeanwhile: Story = {
  args: {
    state: {
      kind: 'deleted',
      message: deletedMeanwhile(new Date('2026-03-08T15:00:00Z'), 'hello@nestmates.example').message,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/deleted on March 8, 2026.+ write to hello@nestmates\.example/),
    ).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { state: { kind: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/invalid or has expired/)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
