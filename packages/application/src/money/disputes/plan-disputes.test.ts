import { disputeOpenedAt } from '@nestmates/domain/testing/disputes/a-dispute.ts';
import { expect, it } from 'vitest';
import { MemoryDisputes } from '../../../testing/memory/memory-disputes.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { PaymentDisputes, ProviderDispute } from '../payments/provider-disputes.ts';
import { PlanDisputes } from './plan-disputes.ts';

const lost: ProviderDispute = {
  id: 'dp_1',
  isInquiry: false,
  cents: 999,
  outcome: 'lost',
  feeCents: 1500,
  reason: 'fraudulent',
  openedAt: disputeOpenedAt,
  evidenceDueBy: null,
  hasEvidence: false,
};
const warning = { id: 'issfr_1', reason: 'fraud', at: disputeOpenedAt, isActionable: true };
const asked = (differing: Partial<PaymentDisputes>): PaymentDisputes => ({
  customerId: 'cus_1',
  disputes: [],
  warnings: [],
  ...differing,
});

/** Member 4 pays as `cus_1`; this is what the provider knows of the payment. */
async function after(found: PaymentDisputes | undefined, isOfOrder = false, memberId: number | null = 4) {
  const transaction = new MemoryTransaction();
  const store = new MemoryDisputes(transaction);
  store.subscribers.set('cus_1', memberId);
  if (isOfOrder) store.orderPayments.add('ch_1');
  const entered: object[] = [];
  const disputes = {
    ofPayment: async () => found,
    sendEvidence: async () => ({ outcome: 'done', id: '' }) as const,
  };
  const records = {
    async enter(of: object) {
      transaction.requireRunning('A dispute is entered');
      entered.push(of);
    },
  };
  const providers = { named: (name: string) => ({ name, disputes }) };
  const clock = new StoppedClock();
  const jobs = new MemoryJobs();
  const plans = new PlanDisputes({
    disputeStore: store,
    disputeRecords: stub(records),
    paymentProviders: stub(providers),
    jobs,
    transaction,
    clock,
  });
  await plans.changed('ch_1', 'sandbox');
  return { entered, lost: [...store.lostPlans] };
}

const ofPlan = { provider: 'sandbox', paymentId: 'ch_1', orderId: null, isUnknown: false };
const ofMember = { ...ofPlan, memberId: 4 };

it.each([
  ['a dispute', asked({ disputes: [{ ...lost, outcome: 'open' }] })],
  ['a warning', asked({ warnings: [warning] })],
  ['a dispute that was won', asked({ disputes: [{ ...lost, outcome: 'won' }] })],
  ['a lost inquiry, which took nothing', asked({ disputes: [{ ...lost, cents: 0 }] })],
])('%s of a plan payment is kept with its member', async (_, found) => {
  expect(await after(found)).toEqual({ entered: [ofMember], lost: [] });
});

it('enters what a bank has given back for good', async () => {
  const small = { ...lost, id: 'dp_2', cents: 1 };
  expect(await after(asked({ disputes: [lost, small] }))).toEqual({
    entered: [ofMember],
    lost: [
      ['dp_1', 999],
      ['dp_2', 1],
    ],
  });
});

it.each([
  ['nothing is known of', undefined, false],
  ['is not disputed', asked({}), false],
  ['an order was paid with', asked({ customerId: null, disputes: [lost] }), true],
])('leaves alone a payment that %s', async (_, found, isOfOrder) => {
  expect(await after(found, isOfOrder)).toEqual({ entered: [], lost: [] });
});

it.each([
  ['no customer has made', asked({ customerId: null, disputes: [lost] })],
  ['nobody of ours has made', asked({ customerId: 'cus_2', disputes: [lost] })],
])('keeps one about a payment that %s as unknown, for administrators', async (_, found) => {
  const unknown = { ...ofPlan, memberId: null, isUnknown: true };
  expect(await after(found)).toEqual({ entered: [unknown], lost: [] });
});

it('knows the plan of a member who has left, and enters what is lost of it', async () => {
  const found = asked({ disputes: [lost] });
  expect(await after(found, false, null)).toEqual({
    entered: [{ ...ofPlan, memberId: null }],
    lost: [['dp_1', 999]],
  });
});
