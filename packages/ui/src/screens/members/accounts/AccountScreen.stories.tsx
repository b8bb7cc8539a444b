import { scheduledBecause } from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Switch } from '../../../components/selection/Switch.tsx';
import { AccountScreen, type AccountScreenState } from './AccountScreen.tsx';
import { AccountSection } from './AccountSection.tsx';

const onChange = fn();
const onTheme = fn();
const onConfirm = fn();
const onCancel = fn();
const onRetry = fn();
const onData = fn();
const wide = { viewport: { value: 'wide', isRotated: false } };

const deletion = { kind: 'idle', onAsk: fn(), onCancel, onConfirm } as const;
const ready = {
  kind: 'ready',
  email: 'sofia@example.com',
  verification: 'verified',
  name: 'Sofia Reyes',
  status: 'Premium',
  password: { kind: 'idle', succeeded: 0, onChange },
  theme: { value: 'system', onChange: onTheme },
  deletion,
} as const satisfies AccountScreenState;

const meta = {
  title: 'Screens/Account/Settings',
  component: AccountScreen,
  parameters: { layout: 'fullscreen', shell: { path: '/account' } },
  args: { state: ready },
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['picture'] };

export const ChangesPasswordAndTheme: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'Nestmates1!');
    await userEvent.type(canvas.getByLabelText('New Password'), 'Nestmates2!');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Nestmates2!');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith({
        currentPassword: 'Nestmates1!',
        newPassword: 'Nestmates2!',
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(onTheme).toHaveBeenCalledWith('dark');
  },
};
export const UsualWide: Story = { globals: wide };

export const FreeWithoutAName: Story = {
  args: { state: { ...ready, name: null, status: 'Free' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not provided')).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe');
  },
};
const onResend = fn();
export const EmailNotVerified: Story = {
  args: { state: { ...ready, verification: { kind: 'idle', onResend } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not verified')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(onResend).toHaveBeenCalled();
  },
};
export const EmailLinkSent: Story = {
  args: { state: { ...ready, verification: { kind: 'sent', onResend } } },
};

export const LongNames: Story = {
  args: {
    state: {
      ...ready,
      email: 'alexandrina.josephine.maria.de.la.concepcion@a-very-long-domain-name.example.com',
      name: 'Alexandrina-Josephine Maria de la Concepción von Hohenstein-Wittgenstein',
    },
  },
};

export const WrongPasswords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await expect(await canvas.findByText('Current password is required')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(canvas.getByText('Please confirm your password')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current Password')).toHaveFocus());
  },
};
export const ChangingPassword: Story = {
  args: { state: { ...ready, password: { ...ready.password, kind: 'changing' } } },
};
export const PasswordRefused: Story = {
  args: {
    state: {
      ...ready,
      password: {
        ...ready.password,
        issues: [{ path: 'currentPassword', message: 'Your current password is not right' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Current Password')).toHaveFocus());
  },
};

/** A success clears the fields. */
export const PasswordChanged: Story = {
  render: () => {
    const [succeeded, setSucceeded] = useState(0);
    const password = { kind: 'idle', succeeded, onChange: () => setSucceeded(succeeded + 1) } as const;
    return <AccountScreen state={{ ...ready, password }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'Nestmates1!');
    await userEvent.type(canvas.getByLabelText('New Password'), 'Nestmates2!');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Nestmates2!');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(canvas.getByLabelText('Current Password')).toHaveValue(''));
  },
};

export const AskedBeforeDeleting: Story = {
  args: { state: { ...ready, deletion: { ...deletion, kind: 'asking' } } },
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete my account' }));
    await expect(onConfirm).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalled();
  },
};
export const OfferedTheirDataFirst: Story = {
  args: {
    state: {
      ...ready,
      deletion: { ...deletion, kind: 'asking', data: { kind: 'not-asked', onAsk: onData } },
    },
  },
  play: async ({ userEvent }) => {
    onData.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Get My Data First' }));
    await expect(onData).toHaveBeenCalledOnce();
  },
};
export const DataBeingMadeBeforeDeleting: Story = {
  args: {
    state: {
      ...ready,
      deletion: { ...deletion, kind: 'asking', data: { kind: 'being-made', onAsk: onData } },
    },
  },
};
export const DataReadyBeforeDeleting: Story = {
  args: {
    state: { ...ready, deletion: { ...deletion, kind: 'asking', data: { kind: 'ready', onAsk: onData } } },
  },
};
export const Deleting: Story = {
  args: { state: { ...ready, deletion: { ...deletion, kind: 'deleting' } } },
};
export const DeletionRefused: Story = {
  args: {
    state: {
      ...ready,
      deletion: { ...deletion, refusal: 'An order is still open. Finish it first, then you can leave.' },
    },
  },
};

const onKeep = fn();
const scheduled = {
  deletedAt: '2026-03-08T15:00:00Z',
  reason: scheduledBecause,
  keeping: false,
  onKeep,
};
export const DeletionScheduled: Story = {
  args: { state: { ...ready, deletion: { ...deletion, scheduled } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your account will be deleted on Sunday, March 8 at/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete Account' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep My Account' }));
    await expect(onKeep).toHaveBeenCalledOnce();
  },
};
export const DeletionScheduledWide: Story = { ...DeletionScheduled, tags: ['!autodocs'], globals: wide };
export const KeepingTheAccount: Story = {
  args: { state: { ...ready, deletion: { ...deletion, scheduled: { ...scheduled, keeping: true } } } },
};

export const WithMoreSections: Story = {
  args: {
    state: {
      ...ready,
      more: (
        <AccountSection title="Notifications">
          <Switch label="Email me about unread messages" value onChange={fn()} />
        </AccountSection>
      ),
    },
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const SignedOut: Story = {
  args: { state: { kind: 'signed-out' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
