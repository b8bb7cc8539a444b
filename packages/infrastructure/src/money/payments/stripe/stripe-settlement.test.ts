import type { MoveOutcome } from '@nestmates/application/money/payments/move-outcome.ts';
import { newKey } from '@nestmates/application/testing/payments/provider-steps.ts';
import type { OrderStatus } from '@nestmates/domain/market/orders/order.ts';
import {
  type DueStep,
  type MoneyStep,
  movementsOf,
  nextMoneyStep,
} from '@nestmates/domain/market/orders/settlement.ts';
import { quote } from '@nestmates/domain/money/payments/fees.ts';
import { balanceFaults, balanceOf, type Movement } from '@nestmates/domain/money/payments/ledger.ts';
import { chargeMovements } from '@nestmates/domain/money/payments/movements.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type StartedStripe, startStripe } from '../../../../testing/payments/stripe/start-stripe.ts';
import type { FaultKind } from '../../../../testing/payments/stripe/stripe-double/faults.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterEach(() => stripe.double.faults.clear());
afterAll(() => stripe.double.stop());

const cost = quote(2500, 500);
const at = new Date('2026-11-20T12:00:00Z');

/** An order's money as a worker settles it: what is due is asked for under a key until the ledger has it. */
class SettledOrder {
  status: OrderStatus = 'pending_shipment';
  /** What goes back in part. */
  agreedRefund = 0;
  readonly ledger: Movement[] = [...chargeMovements(cost, at)];
  readonly paymentId: string;
  readonly #reference: string;
  readonly #accountId: string;
  readonly #entered = new Set<string>();
  #releaseId = '';
  #attempt = 1;
  /** Stored before it is asked for, until its outcome is known. */
  #asked: DueStep | undefined;

  constructor(order: { readonly reference: string; readonly paymentId: string }, accountId: string) {
    this.#reference = order.reference;
    this.paymentId = order.paymentId;
    this.#accountId = accountId;
  }

  get money() {
    const { status, agreedRefund } = this;
    return { status, agreedRefund, quote: cost, balance: balanceOf(this.ledger) };
  }

  /** Returns whether anything is left to do. */
  async takeStep(): Promise<boolean> {
    const due = nextMoneyStep(this.money, this.#asked);
    if (!due) return false;
    this.#asked = due;
    const outcome = await this.#ask(due).catch((): 'unknown' => 'unknown');
    if (outcome === 'unknown') return true;
    this.#asked = undefined;
    if (outcome.outcome === 'done') this.#enter(due, outcome.id);
    else await this.#lookAndTryAnew();
    return true;
  }

  #ask({ step, cents }: DueStep): Promise<MoveOutcome> {
    const { money } = stripe.provider;
    const key = `${this.#reference}-${step}-${this.#attempt}`;
    const request = { key, cents, reference: this.#reference, paymentId: this.paymentId };
    if (step === 'release') return money.release({ ...request, accountId: this.#accountId });
    if (step === 'refund') return money.refund(request);
    return money.reverse({ key, cents, releaseId: this.#releaseId });
  }

  async #lookAndTryAnew(): Promise<void> {
    const payment = await stripe.steps.payment({ reference: this.#reference, paymentId: this.paymentId });
    for (const { id, cents } of payment.releases) this.#enter({ step: 'release', cents }, id);
    for (const { id, cents } of payment.refunds) this.#enter({ step: 'refund', cents }, id);
    for (const { id, cents } of payment.releases.flatMap(({ reversals }) => reversals)) {
      this.#enter({ step: 'reversal', cents }, id);
    }
    this.#attempt += 1;
  }

  /** The provider's id is entered once, however often the provider says it. */
  #enter(done: DueStep, id: string): void {
    if (this.#entered.has(id)) return;
    this.#entered.add(id);
    if (done.step === 'release') this.#releaseId = id;
    this.ledger.push(...movementsOf(done, this.money, at));
  }
}

const calls: Readonly<Record<MoneyStep, string>> = {
  release: 'POST /v1/transfers',
  refund: 'POST /v1/refunds',
  reversal: 'POST /v1/transfers/:id/reversals',
};
const faults = fc.array(
  fc.record({
    step: fc.constantFrom<MoneyStep>('release', 'refund', 'reversal'),
    kind: fc.constantFrom<Exclude<FaultKind, 'slow' | 'stall' | 'never-answer'>>(
      'no-connection',
      'fail-before',
      'fail-for-good',
      'fail-after',
      'lose-answer',
      'nonsense',
      'rate-limit',
    ),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 6 },
);
const courses: readonly (readonly OrderStatus[])[] = [
  ['completed'],
  ['cancelled'],
  ['refunded'],
  ['completed', 'refunded'],
  ['completed', 'problem', 'refunded'],
  ['problem', 'completed'],
];

it('our ledger and Stripe’s agree after any course of an order, whatever goes wrong on the way', async () => {
  const accountId = await stripe.steps.readySeller();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...courses),
      faults,
      fc.nat({ max: 6 }),
      fc.constantFrom(0, 700),
      async (course, planned, early, part) => {
        const order = await stripe.steps.paidOrder({ key: newKey() });
        const settled = new SettledOrder(order, accountId);
        for (const { step, kind, times } of planned) stripe.double.faults.plan(calls[step], { kind }, times);
        for (const status of course) {
          settled.status = status;
          settled.agreedRefund = part;
          // The next thing may happen before everything is settled.
          for (let step = 0; step < early; step += 1) await settled.takeStep();
        }
        while (await settled.takeStep());
        stripe.double.faults.clear();

        const { balance } = settled.money;
        expect(balanceFaults(balance)).toEqual([]);
        const { ledger } = stripe.double.state;
        const entries = ledger.ofCharge(settled.paymentId);
        const sum = (kind: string) =>
          entries.reduce((total, entry) => (entry.kind === kind ? total + entry.cents : total), 0);
        expect({
          charged: sum('charge'),
          released: sum('transfer') - sum('reversal'),
          refunded: sum('refund'),
          kept: ledger.balanceOf('platform', entries),
        }).toEqual({
          charged: balance.charged,
          released: balance.released,
          refunded: balance.refunded,
          kept: balance.held + balance.fees,
        });
        expect(balance.held).toBe(0);
      },
    ),
    { numRuns: 40 },
  );
});
