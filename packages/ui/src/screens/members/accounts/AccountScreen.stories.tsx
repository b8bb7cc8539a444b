import { scheduledBecause } from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AccountScreen, type AccountScreenState } from './AccountScreen.tsx';
import type { AccountValues } from './account-values.ts';
import { sampleAccount } from './sample-account.ts';

const onLogout = fn();
const onRetry = fn();
const onKeep = fn();
const wide = { viewport: { value: 'wide', isRotated: false } };

const { values } = sampleAccount;
const ready = { ...sampleAccount, onLogout };

const withValues = (changed: Partial<AccountValues>): AccountScreenState => ({
  ...ready,
  values: { ...values, ...changed },
});

const meta = {
  title: 'Screens/Account/Settings',
  component: AccountScreen,
  parameters: { layout: 'fullscreen', shell: { path: '/account' } },
  args: { state: ready },
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('link', { name });
    await expect(row(/^Email Verified/)).toHaveAttribute('href', '/account/email');
    await expect(row(/^Name Sofia Reyes/)).toHaveAttribute('href', '/edit-profile/basics');
    await expect(row(/^Change Password Last changed in April 2026/)).toHaveAttribute(
      'href',
      '/account/password',
    );
    await expect(row(/^Two-Step Login Off/)).toHaveAttribute('href', '/account/two-step');
    await expect(row(/^Passkeys None/)).toHaveAttribute('href', '/account/passkeys');
    await expect(row(/^Logged in on 2 devices/)).toHaveAttribute('href', '/account/devices');
    await expect(row(/^Premium Renews on December 22 \$11\.99 a month/)).toHaveAttribute(
      'href',
      '/account/plan',
    );
    await expect(canvas.queryByRole('link', { name: 'How you are paid' })).toBeNull();
    await expect(row(/^Who sees my zip code Everyone/)).toHaveAttribute('href', '/account/visibility');
    await expect(row(/^Plan around my calendar On/)).toHaveAttribute('href', '/account/privacy');
    await expect(row(/^Photo checked Nov 3/)).toHaveAttribute('href', '/account/selfie-check');
    await expect(row(/^Sitter cards 2/)).toHaveAttribute('href', '/edit-profile#sitter-cards');
    await expect(row(/^Pause my profile Off/)).toHaveAttribute('href', '/account/pause');
    await expect(row(/^Blocked members None/)).toHaveAttribute('href', '/account/blocked');
    await expect(row(/^Notifications 4 of 5 emails/)).toHaveAttribute('href', '/account/notifications');
    await expect(row(/^Appearance System/)).toHaveAttribute('href', '/account/appearance');
    await expect(row(/^Take everything along/)).toHaveAttribute('href', '/account/data');
    await expect(row(/^Delete Account/)).toHaveAttribute('href', '/account/delete');
  },
};
export const UsualWide: Story = { globals: wide };
export const LogsOut: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(onLogout).toHaveBeenCalled();
  },
};

export const FreeWithoutAName: Story = {
  args: {
    state: withValues({
      name: null,
      credentialsChangedAt: null,
      plan: 'Free',
      payment: undefined,
      photoCheckedAt: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not provided')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Free What each plan opens/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Have my photo checked' })).toBeVisible();
  },
};
export const HasSold: Story = {
  args: { state: withValues({ plan: 'Free', payment: undefined, hasPayments: true }) },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('region', { name: 'Plan and payments' }));
    await expect(group.getByRole('link', { name: 'How you are paid' })).toHaveAttribute(
      'href',
      '/account/payments',
    );
  },
};
export const WithoutPhotoChecks: Story = {
  args: { state: withValues({ photoCheckedAt: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /photo/i })).toBeNull();
  },
};
export const EmailNotVerified: Story = {
  args: { state: withValues({ emailVerified: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Email Not verified/ })).toBeVisible();
  },
};
export const AnotherEmailWaits: Story = {
  args: { state: withValues({ waitingEmail: 'sofia.reyes@example.org' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sofia.reyes@example.org is not confirmed yet')).toBeVisible();
  },
};
export const TwoStepOn: Story = {
  args: { state: withValues({ twoStep: 'on', passkeys: 2, devices: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Two-Step Login On' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Logged in on 1 device' })).toBeVisible();
  },
};
/** An administrator has not turned it on. */
export const TwoStepNeeded: Story = { args: { state: withValues({ twoStep: 'needed' }) } };
export const PaymentFailed: Story = {
  args: {
    state: withValues({
      payment: { text: 'Your last payment failed', isUrgent: true, price: '$11.99 a month' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not paid')).toBeVisible();
  },
};
export const NotRenewed: Story = {
  args: { state: withValues({ payment: { text: 'Open until December 22', isUrgent: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Premium Open until December 22' })).toBeVisible();
  },
};
export const ManyBlockedAndDataReady: Story = {
  args: {
    state: withValues({
      blocked: { count: 20, hasMore: true },
      data: 'ready',
      planAroundCalendar: false,
      zipShownTo: 'connections',
      theme: 'dark',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 20')).toBeVisible();
    await expect(canvas.getByText('Ready')).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    state: withValues({
      email: 'alexandrina.josephine.maria.de.la.concepcion@a-very-long-domain-name.example.com',
      waitingEmail: 'alexandrina.josephine.maria.de.la.concepcion@another-very-long-domain.example.com',
      name: 'Alexandrina-Josephine Maria de la Concepción von Hohenstein-Wittgenstein',
    }),
  },
};

const scheduled = {
  deletedAt: '2026-03-08T15:00:00Z',
  reason: scheduledBecause,
  keeping: false,
  onKeep,
};
export const DeletionScheduled: Story = {
  args: { state: { ...withValues({ deletedAt: scheduled.deletedAt }), scheduled } as AccountScreenState },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your account will be deleted on Sunday, March 8 at/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Delete Account On Mar 8' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep My Account' }));
    await expect(onKeep).toHaveBeenCalledOnce();
  },
};
export const DeletionScheduledWide: Story = { ...DeletionScheduled, tags: ['!autodocs'], globals: wide };

/** Each row opens all the same. */
export const ValuesNotLoaded: Story = {
  args: {
    state: withValues({
      waitingEmail: undefined,
      twoStep: undefined,
      passkeys: undefined,
      sitterCards: undefined,
      devices: undefined,
      payment: undefined,
      blocked: undefined,
      emails: undefined,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Passkeys' })).toHaveAttribute('href', '/account/passkeys');
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toBeVisible();
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
