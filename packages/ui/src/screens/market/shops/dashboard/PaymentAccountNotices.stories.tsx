import type { PaymentAccountView } from '@nestmates/application/money/payments/account-view.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
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
        quickList: { href: '/marketplace/new' },
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

/** All that stands below the title, and the button that leads to the provider. */
async function expectToRead(
  canvasElement: HTMLElement,
  title: string,
  text: string,
  button: string | null,
): Promise<void> {
  const canvas = within(canvasElement);
  await expect(canvas.getByText(title).nextElementSibling?.textContent).toBe(text);
  await expect(canvas.queryAllByRole('button', { name: /Tell it now|See what it asks/ })).toEqual(
    button === null ? [] : [canvas.getByRole('button', { name: button })],
  );
}

const paused = 'You cannot be paid for the moment';
const closed = 'Our payment provider has closed your payment account';

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

export const Restricted: Story = {
  args: { account: { ...nothing, concern: 'restricted' } },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      paused,
      'Our payment provider has paused your payment account. What you have sold stays held for you.',
      'See what it asks',
    ),
};

export const RestrictedWhileItChecks: Story = {
  args: { account: { ...nothing, concern: 'restricted', disabled: 'checking' } },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      paused,
      'Our payment provider has paused your payment account. It is checking what you have told it. You need to do nothing for now. What you have sold stays held for you.',
      null,
    ),
};

export const RestrictedWhileItLooks: Story = {
  args: { account: { ...nothing, concern: 'restricted', disabled: 'reviewing' } },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      paused,
      'Our payment provider has paused your payment account. It is looking at your account. You need to do nothing for now. What you have sold stays held for you.',
      null,
    ),
};

export const RestrictedWithAQuestion: Story = {
  args: { account: { ...nothing, concern: 'restricted', disabled: 'asking' } },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      paused,
      'Our payment provider has paused your payment account. It has a question about what your account is for. What you have sold stays held for you.',
      'See what it asks',
    ),
};

export const RestrictedByUs: Story = {
  args: { account: { ...nothing, concern: 'restricted', disabled: 'paused-by-us' } },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      paused,
      'Our payment provider has paused your payment account. It did so because we asked it to. What you have sold stays held for you. Write to us with the feedback button, so that we find a way together.',
      null,
    ),
};

/** Where there is no such button, nothing speaks of it. */
export const RestrictedByUsWithoutFeedback: Story = {
  args: { account: { ...nothing, concern: 'restricted', disabled: 'paused-by-us' }, canWrite: false },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      paused,
      'Our payment provider has paused your payment account. It did so because we asked it to. What you have sold stays held for you.',
      null,
    ),
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
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      closed,
      'It does not let you be paid any more. What you have sold stays held for you. Write to us with the feedback button, so that we find a way together.',
      null,
    ),
};

export const RejectedForItsTerms: Story = {
  args: { account: { ...nothing, concern: 'rejected', disabled: 'terms' } },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      closed,
      'It does not let you be paid any more: it says that its terms were not kept. What you have sold stays held for you. Write to us with the feedback button, so that we find a way together.',
      null,
    ),
};

export const RejectedByUs: Story = {
  args: { account: { ...nothing, concern: 'rejected', disabled: 'closed-by-us' } },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      closed,
      'It does not let you be paid any more: it closed the account because we asked it to. What you have sold stays held for you. Write to us with the feedback button, so that we find a way together.',
      null,
    ),
};

/** Where there is no such button, nothing speaks of it. */
export const RejectedWithoutFeedback: Story = {
  args: { account: { ...nothing, concern: 'rejected' }, canWrite: false },
  play: ({ canvasElement }) =>
    expectToRead(
      canvasElement,
      closed,
      'It does not let you be paid any more. What you have sold stays held for you.',
      null,
    ),
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
