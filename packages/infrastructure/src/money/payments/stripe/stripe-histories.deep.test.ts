import { randomUUID } from 'node:crypto';
import { everyNth } from '@nestmates/application/testing/orders/history-rounds.ts';
import {
  checkHistories,
  type HistoryPlace,
  outside,
  plantedFaults,
  type WorldStep,
} from '@nestmates/application/testing/orders/provider-histories.ts';
import { StoppedClock } from '@nestmates/application/testing/stopped-clock.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { afterEach, expect, it } from 'vitest';
import { type StartedStripe, startStripe } from '../../../../testing/payments/stripe/start-stripe.ts';
import type { FaultKind } from '../../../../testing/payments/stripe/stripe-double/faults.ts';
import {
  createReversal,
  createTransfer,
} from '../../../../testing/payments/stripe/stripe-double/resources/transfers.ts';

let stripe: StartedStripe | undefined;
afterEach(async () => {
  await stripe?.double.stop();
  stripe = undefined;
});

/** A Stripe of its own for each history. */
async function begin(): Promise<HistoryPlace> {
  await stripe?.double.stop();
  const clock = new StoppedClock();
  const started = await startStripe(clock);
  stripe = started;
  const accountId = await started.steps.readySeller();
  const { provider, double } = started;
  return {
    provider,
    people: double.people,
    clock,
    accountId,
    newId: randomUUID,
    calm: () => double.faults.clear(),
  };
}

function running(): StartedStripe {
  if (!stripe) throw new Error('There is no Stripe');
  return stripe;
}

const failing =
  (call: string, kind: Exclude<FaultKind, 'slow'>): WorldStep =>
  () =>
    running().double.faults.plan(call, { kind });
const transferOf = (charge: string) => {
  const found = [...running().double.state.transfers.values()].find(
    (transfer) => transfer.source_transaction === charge,
  );
  if (!found) throw new Error('Nothing was sent');
  return found;
};

const atStripe: Readonly<Record<string, WorldStep>> = {
  'the answer to a transfer is lost': failing('POST /v1/transfers', 'lose-answer'),
  'an error is kept for a transfer': failing('POST /v1/transfers', 'fail-for-good'),
  'a transfer fails': failing('POST /v1/transfers', 'fail-before'),
  'the answer to a refund is lost': failing('POST /v1/refunds', 'lose-answer'),
  'an error is kept for a refund': failing('POST /v1/refunds', 'fail-for-good'),
  'the answer to a reversal is lost': failing('POST /v1/transfers/:id/reversals', 'fail-after'),
  'the charge cannot be read': failing('GET /v1/charges/:id', 'no-connection'),
  'the seller has all paid out': outside(({ accountId }) => running().double.people.payOut(accountId)),
  'the bank sends the last refund back': outside(() => {
    const last = [...running().double.state.refunds.keys()].at(-1) ?? '';
    running().double.people.sendRefundBack(last);
  }),
  'a part is taken back from the seller in the dashboard': outside((_, charge) =>
    createReversal(running().double.state, { amount: 500 }, transferOf(charge).id),
  ),
  'a part is sent to the seller in the dashboard': outside(({ accountId: destination }, charge) => {
    const { transfer_group } = running().double.state.charges.get(charge) ?? {};
    return createTransfer(running().double.state, {
      amount: 300,
      currency: 'usd',
      destination,
      source_transaction: charge,
      ...(transfer_group ? { transfer_group } : {}),
    });
  }),
};

it('our books are Stripe’s balance in the end, whatever happens and goes wrong', async () => {
  await checkHistories(begin, atStripe, { numRuns: everyNth(20) });
}, 120_000);

it('a booking that is a cent short is found', async () => {
  const short = { numRuns: everyNth(500), booked: plantedFaults.aCentShort };
  await expect(checkHistories(begin, atStripe, short)).rejects.toThrow('Property failed');
}, 60_000);

// Few histories have a claim that the bank keeps, or a refund that it never takes.
if (isFull) {
  it('a claim of ours that is charged to the seller is found within 200 histories', async () => {
    const charged = { numRuns: 200, booked: plantedFaults.claimsAreDebts };
    await expect(checkHistories(begin, atStripe, charged)).rejects.toThrow('Property failed');
  }, 120_000);

  it('a refund that its bank has not taken and that counts as done is found within 200 histories', async () => {
    const done = { numRuns: 200, booked: plantedFaults.pendingIsDone };
    await expect(checkHistories(begin, atStripe, done)).rejects.toThrow('Property failed');
  }, 120_000);
}
