import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmailChangeSection } from './EmailChangeSection.tsx';

const onChange = fn();
const onWithdraw = fn();
const onRetry = fn();
const asking = { kind: 'asking', onChange } as const;
const waiting = {
  kind: 'waiting',
  email: 'nora@example.com',
  until: '2026-03-02T15:12:00Z',
  withdrawing: false,
  onWithdraw,
} as const;

const meta = {
  title: 'Screens/Account/Change email',
  component: EmailChangeSection,
  args: { state: asking },
} satisfies Meta<typeof EmailChangeSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Asks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Email'), 'nora@example.com');
    await userEvent.type(canvas.getByLabelText('Your Password'), 'Nestmates1!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith({ email: 'nora@example.com', password: 'Nestmates1!' }),
    );
  },
};
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Please enter your password')).toBeVisible();
  },
};
export const Sending: Story = { args: { state: { ...asking, kind: 'sending' } } };
export const WrongPassword: Story = {
  args: { state: { ...asking, issues: [{ path: 'password', message: 'This password is incorrect' }] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your Password')).toHaveFocus());
  },
};
export const Waiting: Story = {
  args: { state: waiting },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('We have sent a link to nora@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    await expect(onWithdraw).toHaveBeenCalled();
  },
};
export const WaitingLongEmail: Story = {
  args: { state: { ...waiting, email: `${'nora.maria.magdalena'.repeat(3)}@mail.example.com` } },
};
export const Withdrawing: Story = { args: { state: { ...waiting, withdrawing: true } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
