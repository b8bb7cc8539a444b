import { scheduledBecause } from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AccountPartScreen } from './AccountPartScreen.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

const onAsk = fn();
const onConfirm = fn();
const onCancel = fn();
const onData = fn();
const wide = { viewport: { value: 'wide', isRotated: false } };

const deletion = { kind: 'idle', onAsk, onCancel, onConfirm } as const;

const meta = {
  title: 'Screens/Account/Delete account',
  component: DeleteAccount,
  parameters: { layout: 'fullscreen', shell: { path: '/account/delete' } },
  args: deletion,
  decorators: [
    (Story) => (
      <AccountPartScreen title="Delete Account">
        <AccountSection title="Danger Zone" tone="danger" lead="What is deleted here does not come back.">
          <Story />
        </AccountSection>
      </AccountPartScreen>
    ),
  ],
} satisfies Meta<typeof DeleteAccount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
    await expect(onAsk).toHaveBeenCalled();
  },
};
export const AskedBeforeDeleting: Story = {
  args: { ...deletion, kind: 'asking' },
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete my account' }));
    await expect(onConfirm).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalled();
  },
};
export const OfferedTheirDataFirst: Story = {
  args: { ...deletion, kind: 'asking', data: { kind: 'not-asked', onAsk: onData } },
  play: async ({ userEvent }) => {
    onData.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Get My Data First' }));
    await expect(onData).toHaveBeenCalledOnce();
  },
};
export const DataBeingMadeBeforeDeleting: Story = {
  args: { ...deletion, kind: 'asking', data: { kind: 'being-made', onAsk: onData } },
};
export const DataReadyBeforeDeleting: Story = {
  args: { ...deletion, kind: 'asking', data: { kind: 'ready', onAsk: onData } },
};
export const Deleting: Story = {
  args: { ...deletion, kind: 'deleting' },
};
export const DeletionRefused: Story = {
  args: { ...deletion, refusal: 'An order is still open. Finish it first, then you can leave.' },
};

const onKeep = fn();
const scheduled = {
  deletedAt: '2026-03-08T15:00:00Z',
  reason: scheduledBecause,
  keeping: false,
  onKeep,
};
export const DeletionScheduled: Story = {
  args: { ...deletion, scheduled },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your account will be deleted on Sunday, March 8 at/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete Account' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep My Account' }));
    await expect(onKeep).toHaveBeenCalledOnce();
  },
};
export const DeletionScheduledWide: Story = { ...DeletionScheduled, tags: ['!autodocs'], globals: wide };
export const KeepingTheAccount: Story = {
  args: { ...deletion, scheduled: { ...scheduled, keeping: true } },
};
