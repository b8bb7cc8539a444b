import type {
  MoneyView,
  ReconciliationView,
  UnmatchedPaymentView,
} from '@nestmates/application/office/money/contract.ts';
import {
  onItsWayBack,
  sentBack,
  type UnmatchedKind,
  unmatchedKinds,
} from '@nestmates/domain/money/payments/unmatched-payment.ts';
import { guaranteeStatuses } from '@nestmates/domain/money/subscriptions/guarantee.ts';
import { type DifferenceKind, differenceKinds } from '@nestmates/domain/office/money/reconciliation.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { chooseOption } from '../../../../testing/choose-option.ts';
import { tryAgain, unready } from '../admin/unready-stories.ts';
import { AdminMoneyScreen, type AdminMoneyScreenState } from './AdminMoneyScreen.tsx';
import { sampleBooks, sampleVolumes } from './sample-books.ts';

const accounts: MoneyView['accounts'] = [
  { account: 'owed', amount: 9_600 },
  { account: 'held', amount: 48_275 },
  { account: 'unclaimed', amount: 174 },
  { account: 'fees', amount: 138 },
  { account: 'debts', amount: -4_964 },
  { account: 'writeOffs', amount: 0 },
  { account: 'planIncome', amount: 59_850 },
  { account: 'planRefunds', amount: -1_199 },
  { account: 'buyers', amount: -412_480 },
  { account: 'refunds', amount: 22_310 },
  { account: 'sellers', amount: 203_100 },
  { account: 'disputes', amount: 1_000 },
  { account: 'providerFees', amount: 14_196 },
  { account: 'bank', amount: 60_000 },
];

const same: ReconciliationView = {
  provider: 'stripe',
  from: '2026-06-01T05:23:00Z',
  to: '2026-06-04T05:23:00Z',
  ranAt: '2026-06-04T05:23:00Z',
  lines: 214,
  entered: 12,
  ours: 111_874,
  theirs: 111_874,
  underWay: 0,
  differences: [],
};

const differing: ReconciliationView = {
  ...same,
  ranAt: '2026-06-03T05:23:00Z',
  theirs: 107_074,
  underWay: -300,
  differences: [
    {
      kind: 'not-in-books',
      objectId: 'tr_1RkX2eLkdIwHu7ixQh4fG6pN',
      what: 'release',
      ours: 0,
      theirs: 4800,
      reference: '0d4f9b2e-5a0c-4a41-9d6e-0a4c3b0e7a11',
    },
    { kind: 'balance', objectId: null, what: null, ours: 111_874, theirs: 107_074, reference: null },
  ],
};

const guarantees: MoneyView['guarantees'] = [
  {
    id: 3,
    memberId: 12,
    status: 'refused',
    amount: 1199,
    askedAt: '2026-06-03T15:02:00Z',
    refusal: 'Charge ch_1RkX2eLkdIwHu7ixQh4fG6pN has been charged back; cannot issue a refund.',
  },
  { id: 2, memberId: 9, status: 'asked', amount: 799, askedAt: '2026-06-03T11:40:00Z', refusal: null },
  { id: 1, memberId: null, status: 'refunded', amount: 799, askedAt: '2026-05-20T08:00:00Z', refusal: null },
];

const onYear = fn();
const onChoice = fn();
const onRetry = fn();
const onLook = fn();

const ready = {
  kind: 'ready',
  money: { accounts, reports: [same, differing], guarantees },
  unmatched: [],
  missing: { payments: [], onLook },
  books: {
    books: { kind: 'ready', view: sampleBooks },
    journal: {
      choice: { from: '2026-06-01', to: '2026-06-04', rows: 'day' },
      today: '2026-06-04',
      href: '/api/admin/money/journal.csv?from=2026-06-01&to=2026-06-04&rows=day',
      onChoice,
    },
    payoutsHref: '/api/admin/money/payouts.csv',
  },
  guarantees: { retrying: [] as readonly number[], onRetry },
  sellers: {
    year: 2026,
    years: [2026, 2025],
    href: '/api/admin/money/sellers.csv?year=2026',
    onYear,
    volumes: { kind: 'ready', view: sampleVolumes },
  },
} as const satisfies AdminMoneyScreenState;

const meta = {
  title: 'Screens/Administration/Money',
  component: AdminMoneyScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/money' } },
  beforeEach: () => {
    for (const called of [onYear, onChoice, onRetry, onLook]) called.mockClear();
  },
} satisfies Meta<typeof AdminMoneyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const anUnmatched: UnmatchedPaymentView = {
  provider: 'stripe',
  objectId: 'ch_3RkX2eLkdIwHu7iz',
  kind: 'no-order',
  foundAt: '2026-06-04T09:00:00Z',
  orderId: 1012,
  amount: 174,
  currency: 'usd',
  refusal: null,
};
const everyUnmatched = (Object.keys(unmatchedKinds) as UnmatchedKind[]).flatMap((kind) =>
  [null, onItsWayBack, sentBack, 'The charge is disputed'].map((refusal, nth) => ({
    ...anUnmatched,
    objectId: `${kind} ${nth}`,
    kind,
    refusal,
  })),
);
const aDifference = {
  kind: 'unknown',
  objectId: 'tr_1',
  what: null,
  ours: 0,
  theirs: 500,
  reference: null,
} as const;
const everyDifference = (Object.keys(differenceKinds) as DifferenceKind[]).map((kind) => ({
  ...aDifference,
  kind,
}));
const aGuarantee = {
  id: 7,
  memberId: 12,
  status: 'asked',
  amount: 799,
  askedAt: '2026-06-03T09:00:00Z',
  refusal: null,
} as const;

export const InAgreement: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/214 lines of stripe, all as in our books/)).toBeVisible();
    await expect(canvas.queryByText(/^Our books differ/)).toBeNull();
    const guarantees = within(canvas.getByRole('region', { name: 'Money-back guarantee' }));
    await expect(guarantees.getByRole('link', { name: 'by member 12' })).toBeVisible();
    await expect(guarantees.getByText(/cannot issue a refund/)).toBeVisible();
  },
};

/** It stands in the books once any was charged. */
export const WithTax: Story = {
  args: {
    state: {
      ...ready,
      money: { ...ready.money, accounts: [...accounts, { account: 'tax', amount: 3982 }] },
      books: {
        ...ready.books,
        books: {
          kind: 'ready',
          view: {
            ...sampleBooks,
            accounts: [...sampleBooks.accounts, { account: 'tax', type: 'liability', amount: 3982 }],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tax, owed to tax offices').parentElement).toHaveTextContent('$39.82');
    await expect(canvas.getByText('Tax collected').parentElement).toHaveTextContent('$39.82');
  },
};

export const WithDifferences: Story = {
  args: { state: { ...ready, money: { accounts, reports: [differing, same], guarantees } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our books differ from those of the payment provider')).toBeVisible();
    await expect(canvas.getByText('The provider has it, and our books do not')).toBeVisible();
  },
};

/** Paid in euros, under another price, one that the provider does not pay back, and a seller who has left. */
export const WithPaymentsThatFitNothing: Story = {
  args: {
    state: {
      ...ready,
      unmatched: [
        {
          provider: 'stripe',
          objectId: 'ch_3RkX2eLkdIwHu7ix',
          kind: 'other-currency',
          foundAt: '2026-06-03T15:02:00Z',
          orderId: 1047,
          amount: 4500,
          currency: 'eur',
          refusal: 'The charge is disputed',
        },
        {
          provider: 'stripe',
          objectId: 'sub_1RkX2eLkdIwHu7ix',
          kind: 'no-plan',
          foundAt: '2026-06-04T08:00:00Z',
          orderId: null,
          amount: null,
          currency: null,
          refusal: null,
        },
        {
          provider: 'stripe',
          objectId: 'ch_3RkX2eLkdIwHu7iy',
          kind: 'seller-left',
          foundAt: '2026-06-04T09:00:00Z',
          orderId: 1012,
          amount: 174,
          currency: 'usd',
          refusal: null,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const fitting = within(canvas.getByRole('region', { name: 'Payments that fit nothing' }));
    await expect(fitting.getByText(/^€45\.00: an order was paid in another currency/)).toBeVisible();
    await expect(fitting.getByText(/^A subscription is to no plan of ours/)).toBeVisible();
    await expect(fitting.getByRole('link', { name: 'order 1047' })).toBeVisible();
    await expect(fitting.getByText(/^\$1\.74: the seller of an order has left/)).toBeVisible();
    await expect(fitting.getByRole('link', { name: 'order 1012' })).toHaveAttribute(
      'href',
      '/admin/orders/1012',
    );
    await expect(fitting.getByText(/The charge is disputed/)).toBeVisible();
  },
};

/** Whatever stands there is an act for an administrator, or says that nothing needs to be done; a guarantee that is settled says nothing. */
export const WithAllThereIs: Story = {
  args: {
    state: {
      ...ready,
      money: {
        accounts,
        guarantees: guaranteeStatuses.map((status, id) => ({ ...aGuarantee, id, status })),
        reports: [{ ...differing, differences: everyDifference }],
      },
      unmatched: everyUnmatched,
    },
  },
  play: async ({ canvas }) => {
    const acts = /refund|take |end it|end and|mark it|try again|developer|give each|compare|pay money|ask /i;
    for (const name of ['Payments that fit nothing', 'Differences']) {
      const all = within(canvas.getByLabelText(name)).getAllByRole('listitem');
      for (const one of all)
        await expect(one).toHaveTextContent(new RegExp(`Nothing needs to be done|${acts.source}`, 'i'));
    }
    const guarantees = within(canvas.getByLabelText('Money-back guarantee')).getAllByRole('listitem');
    await expect(guarantees.map((one) => /Nothing needs|Try again/.exec(one.textContent ?? '')?.[0])).toEqual(
      guaranteeStatuses.map((status) => (status === 'refused' ? 'Try again' : undefined)),
    );
  },
};

/** A page that is older than the server does not know them. */
export const WithWhatAPageDoesNotKnow: Story = {
  args: {
    state: {
      ...ready,
      money: {
        accounts: [...accounts, { account: 'of-later' as 'owed', amount: 250 }],
        guarantees: [{ ...aGuarantee, status: 'of-later' as 'asked' }],
        reports: [{ ...differing, differences: [{ ...aDifference, kind: 'of-later' as 'unknown' }] }],
      },
      books: {
        ...ready.books,
        books: {
          kind: 'ready',
          view: {
            ...sampleBooks,
            accounts: [
              ...sampleBooks.accounts,
              { account: 'of-later' as 'held', type: 'liability', amount: 250 },
            ],
          },
        },
      },
      unmatched: [{ ...anUnmatched, kind: 'of-later' as 'no-order' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$1\.74: a payment needs a look/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'order 1012' })).toBeVisible();
    await expect(canvas.getAllByText('Another account: reload the page')).toHaveLength(2);
    await expect(canvas.getByText('Something else differs')).toBeVisible();
    await expect(canvas.getByText('Something else', { exact: true })).toBeVisible();
    await expect(canvas.getAllByText('Reload the page to read what to do.')).toHaveLength(2);
  },
};

const missing = [
  {
    provider: 'stripe',
    paymentId: 'ch_3RkX2eLkdIwHu7ixQh4fG6pN',
    isPlan: false,
    missing: [
      { kind: 'charge', amount: 4975 },
      { kind: 'release', amount: 4800 },
    ],
    proposed: null,
  },
  {
    provider: 'stripe',
    paymentId: 'ch_1RkX2eLkdIwHu7ixQh4fG6pN',
    isPlan: true,
    missing: [{ kind: 'charge', amount: 799 }],
    proposed: 'other',
  },
  {
    provider: 'stripe',
    paymentId: 'ch_2RkX2eLkdIwHu7ixQh4fG6pN',
    isPlan: false,
    missing: [],
    proposed: null,
  },
] as const;

/** An older database was restored. */
export const WithPaymentsThatAreNotInOurBooks: Story = {
  args: {
    state: {
      ...ready,
      money: { accounts, reports: [differing, same], guarantees },
      missing: { payments: missing, onLook },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Not in our books' }));
    await expect(section.getByText('Sent to the seller: $48.00')).toBeVisible();
    await expect(section.getByText('Proposed by another administrator')).toBeVisible();
    await expect(section.getByText(/^Something is left of it/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Look at ch_3RkX2eLkdIwHu7ixQh4fG6pN' }));
    await expect(onLook).toHaveBeenCalledWith(missing[0]);
  },
};

export const RetryingAGuarantee: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const asked = within(canvas.getByRole('region', { name: 'Money-back guarantee' }));
    await userEvent.click(asked.getByRole('button', { name: 'Try again to refund $11.99' }));
    await expect(onRetry).toHaveBeenCalledWith(guarantees[0]);
    await expect(asked.queryByRole('button', { name: 'Try again to refund $7.99' })).toBeNull();
  },
};

export const AskingForAGuaranteeAgain: Story = {
  args: { state: { ...ready, guarantees: { retrying: [3], onRetry } } },
};

export const NotComparedYet: Story = {
  args: { state: { ...ready, money: { accounts, reports: [], guarantees: [] } } },
};

export const ForTheBookkeeper: Story = {
  play: async ({ canvas, userEvent }) => {
    const books = within(canvas.getByRole('region', { name: 'For the bookkeeper' }));
    await expect(books.getByText('Held for orders').parentElement).toHaveTextContent('$578.75');
    await expect(books.getByRole('link', { name: 'Journal as CSV' })).toHaveAttribute('download');
    await chooseOption(userEvent, books.getByRole('combobox', { name: 'Rows' }), 'Every movement');
    await expect(onChoice).toHaveBeenCalledWith({ from: '2026-06-01', to: '2026-06-04', rows: 'entry' });
    const sellers = within(await canvas.findByRole('region', { name: 'Sellers by year' }));
    await expect(sellers.getByText(/form 1099-K is owed to 1 of them/)).toBeVisible();
  },
};

export const BeforeTheFirstSale: Story = {
  args: {
    state: {
      ...ready,
      books: { ...ready.books, books: { kind: 'ready', view: { ...sampleBooks, payouts: [] } } },
      sellers: {
        ...ready.sellers,
        volumes: { kind: 'ready', view: { ...sampleVolumes, sellers: 0, owedForms: 0, highest: [] } },
      },
    },
  },
};

export const BooksLoading: Story = {
  args: {
    state: {
      ...ready,
      books: { ...ready.books, books: { kind: 'loading' } },
      sellers: { ...ready.sellers, volumes: { kind: 'loading' } },
    },
  },
};

export const BooksFailed: Story = {
  args: {
    state: {
      ...ready,
      books: { ...ready.books, books: { kind: 'failed', onRetry } },
      sellers: { ...ready.sellers, volumes: { kind: 'failed', onRetry } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = { args: { state: unready.loading } };
export const Denied: Story = { args: { state: unready.denied } };
export const Failed: Story = { args: { state: unready.failed }, play: tryAgain };
