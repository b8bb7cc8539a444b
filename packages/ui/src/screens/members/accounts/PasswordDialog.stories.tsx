import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PasswordDialog } from './PasswordDialog.tsx';

const state = {
  kind: 'asking',
  description: 'This deletes your account for good, so it needs your password.',
  onConfirm: fn(),
  onClose: fn(),
} as const;

const meta = {
  title: 'Screens/Account/Password',
  component: PasswordDialog,
  args: { state },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PasswordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByText('Please enter your password')).toBeVisible());
    await userEvent.type(screen.getByLabelText('Your Password'), 'Nestmates1!');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.state.onConfirm).toHaveBeenLastCalledWith('Nestmates1!'));
  },
};

export const Wrong: Story = {
  args: { state: { ...state, issues: [{ path: 'password', message: 'This password is incorrect' }] } },
};
export const Sending: Story = { args: { state: { ...state, kind: 'sending' } } };

const onUse = fn();
export const WithPasskey: Story = {
  args: {
    state: {
      ...state,
      description: 'This is done only by you. You are not asked again for ten minutes.',
      passkey: { pending: false, onUse },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a Passkey' }));
    await expect(onUse).toHaveBeenCalledOnce();
  },
};
export const WaitingForPasskey: Story = {
  args: { state: { ...state, passkey: { pending: true, onUse } } },
};

export const Cancelled: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.state.onClose).toHaveBeenCalled();
  },
};
