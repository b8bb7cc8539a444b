import type { PaymentAccountView } from '@nestmates/application/money/payments/account-view.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { PaymentAccountNotices } from './PaymentAccountNotices.tsx';
import { SellerDashboardScreen } from './SellerDashboardScreen.tsx';

const onOpen = fn();

const nothing: PaymentAccountView = {
  concern: 'none',
  due: [],
  dueBy: null,
  disabled: null,
  failedPayout: null,
  payoutsHeld: null,
};
const dueBy = new Date('2026-06-14T12:00:00').toISOString();

const meta = {
  title: 'Screens/Shops/Dashboard/Payment Account',
  component: PaymentAccountNotices,
  args: { account: nothing, opening: false, onOpen },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/dashboard' } },
  render: (args) => (
    <SellerDashboardScreen
      state={{
        kind: 'open',
        notice: <PaymentAccountNotices {...args} />,
        tabs: [
          { id: 'listings', label: 'Listings', content: null },
          { id: 'earnings', label: 'Earnings', content: null },
        ],
        tab: 'earnings',
        onTab: fn(),
      }}
    />
  ),
  beforeEach() {
    onOpen.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof PaymentAccountNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/payment provider/)).toBeNull();
  },
};

export const Due: Story = {
  args: { account: { ...nothing, concern: 'due', due: ['identity', 'bank-account'], dueBy } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please tell our payment provider more by June 14')).toBeVisible();
    await expect(canvas.getByText(/who you are, your bank account/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell it now' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

export const PastDue: Story = {
  args: { account: { ...nothing, concern: 'past-due', due: ['tax-number'], dueBy } },
};

export const Restricted: Story = { args: { account: { ...nothing, concern: 'restricted' } } };

export const RestrictedWhileItChecks: Story = {
  args: { account: { ...nothing, concern: 'restricted', disabled: 'checking' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/It is checking what you have told it\. You need to do nothing/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'See what it asks' })).toBeNull();
  },
};

export const RestrictedWithAQuestion: Story = {
  args: { account: { ...nothing, concern: 'restricted', disabled: 'asking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It has a question about what your account is for/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See what it asks' })).toBeVisible();
  },
};

export const RestrictedByUs: Story = {
  args: { account: { ...nothing, concern: 'restricted', disabled: 'paused-by-us' } },
};

export const PayoutFailed: Story = {
  args: {
    account: {
      ...nothing,
      concern: 'payout-failed',
      failedPayout: { amount: 4800, at: dueBy, reason: 'The account is closed.' },
    },
  },
};

export const Rejected: Story = {
  args: { account: { ...nothing, concern: 'rejected' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Tell it now/ })).toBeNull();
    await expect(canvas.getByText(/Write to us with the feedback button/)).toBeVisible();
  },
};

export const RejectedForItsTerms: Story = {
  args: { account: { ...nothing, concern: 'rejected', disabled: 'terms' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/any more: it says that its terms were not kept\. What you have/),
    ).toBeVisible();
  },
};

/** Where there is no such button, nothing speaks of it. */
export const RejectedWithoutFeedback: Story = {
  args: { account: { ...nothing, concern: 'rejected' }, canWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stays held for you\.$/)).toBeVisible();
  },
};

export const Held: Story = {
  args: {
    account: {
      ...nothing,
      payoutsHeld: { reason: 'A buyer has told us of a second parcel that never came.', since: dueBy },
    },
  },
};

export const HeldAndDue: Story = {
  args: {
    account: {
      ...nothing,
      concern: 'due',
      due: ['identity', 'address', 'tax-number', 'business', 'bank-account', 'terms', 'other'],
      payoutsHeld: { reason: 'We ask for a receipt of what you sell. '.repeat(11).trim(), since: dueBy },
    },
  },
};

export const Opening: Story = {
  args: { account: { ...nothing, concern: 'due', due: ['identity'] }, opening: true },
};
