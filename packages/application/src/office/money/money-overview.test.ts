import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import type { Guarantee } from '@nestmates/domain/money/subscriptions/guarantee.ts';
import { expect, it } from 'vitest';
import { stub } from '../../../testing/stub.ts';
import { MoneyOverview } from './money-overview.ts';
import type { ReconciliationReport } from './ports.ts';

const report: ReconciliationReport = {
  provider: 'sandbox',
  from: new Date('2026-11-01T00:00:00Z'),
  to: new Date('2026-11-04T00:00:00Z'),
  ranAt: new Date('2026-11-04T00:00:01Z'),
  lines: 5,
  entered: 2,
  oursCents: 100,
  theirsCents: 90,
  underWayCents: -3,
  differences: [
    { kind: 'balance', objectId: null, what: null, oursCents: 100, theirsCents: 90, reference: null },
  ],
};

const askedAt = new Date('2026-11-03T00:00:00Z');
const refund = { provider: 'sandbox', subscriptionId: 'sub_1', refundId: null };
const guarantee: Guarantee = {
  id: 4,
  memberId: null,
  key: 'key',
  attempt: 1,
  waitsForBank: false,
  status: 'refused',
  refunds: [
    { ...refund, paymentId: 'ch_1', cents: 799 },
    { ...refund, paymentId: 'ch_2', cents: 400 },
  ],
  askedAt,
  closedAt: askedAt,
  refusal: 'The charge is disputed.',
};

const unmatched = {
  provider: 'stripe',
  objectId: 'ch_9',
  kind: 'other-currency',
  foundAt: askedAt,
  orderId: 7,
  reference: 'a reference',
  cents: 4500,
  currency: 'eur',
  refusal: null,
  refusals: 0,
} as const;

const overview = (reports: readonly ReconciliationReport[]) =>
  new MoneyOverview({
    reconciliationStore: stub({
      overview: async (limit) => ({
        accounts: accountsOf([{ kind: 'charge', cents: 5000 }]),
        owedCents: 1200,
        reports: reports.slice(0, limit.reports),
      }),
    }),
    guaranteeStore: stub({ newest: async () => [guarantee] }),
    unmatchedPaymentStore: stub({ open: async () => [unmatched] }),
  });

it('shows what was paid and fits nothing of ours, without the reference', async () => {
  const { reference: _, refusals: __, cents: amount, foundAt, ...shown } = unmatched;
  expect(await overview([]).unmatched()).toEqual([{ ...shown, amount, foundAt: foundAt.toISOString() }]);
});

it('shows what is owed to sellers apart from what else is held', async () => {
  const { accounts } = await overview([]).show();
  expect(accounts.filter(({ amount }) => amount !== 0)).toEqual([
    { account: 'owed', amount: 1200 },
    { account: 'held', amount: 3800 },
    { account: 'buyers', amount: -5000 },
  ]);
});

it('shows the last thirty reports, with what differs', async () => {
  const { reports } = await overview(Array.from({ length: 31 }, () => report)).show();
  expect(reports).toHaveLength(30);
  expect(reports[0]).toEqual({
    provider: 'sandbox',
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-11-04T00:00:00.000Z',
    ranAt: '2026-11-04T00:00:01.000Z',
    lines: 5,
    entered: 2,
    ours: 100,
    theirs: 90,
    underWay: -3,
    differences: [{ kind: 'balance', objectId: null, what: null, reference: null, ours: 100, theirs: 90 }],
  });
});

it('shows what members have asked back, and what is against it', async () => {
  const { guarantees } = await overview([]).show();
  expect(guarantees).toEqual([
    {
      id: 4,
      memberId: null,
      status: 'refused',
      amount: 1199,
      askedAt: '2026-11-03T00:00:00.000Z',
      refusal: 'The charge is disputed.',
    },
  ]);
});
