import { isPaid } from '@nestmates/domain/market/orders/order.ts';
import { moneyOf, moneyStepsDue, movementsOf, unpaidIn } from '@nestmates/domain/market/orders/settlement.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { debtMovements } from '@nestmates/domain/money/payments/movements.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { ProviderPayment } from '../../../money/payments/money-moves.ts';
import type { MoveOutcome, MoveRefusal } from '../../../money/payments/move-outcome.ts';
import { paymentsUnavailable } from '../../../money/payments/payment-errors.ts';
import { useCase } from '../../../platform/wiring/use-case.ts';
import { settleOrder } from '../order-changes.ts';
import { sweepOrders } from '../sweep-orders.ts';
import { type Due, DueMoney } from './due-money.ts';
import { movesIn, notesOf } from './provider-entries.ts';
import { ReleaseWait } from './release-wait.ts';

type Asked = Extract<Due, { kind: 'open' }>;
type Refusal = Extract<MoveOutcome, { outcome: 'refused' }>;

/** The seller has left and cannot be paid. */
const isToNobody = ({ step, order }: Asked, reason: MoveRefusal): boolean =>
  step.step === 'release' && order.sellerId === null && reason === 'account-not-ready';

/** The provider forgets keys after a day; before that we look whether it has done the step. */
const keyTrusted = hours(12);
/** How long to wait after each refusal in a row; then once a day. */
const waits = [minutes(1), minutes(5), minutes(30), hours(2), hours(6)];
/** An operator hears of it then, and of each refusal after that. */
const alertAfter = 5;

/**
 * Moves the money of orders to where it belongs. Which steps are due follows from the state and the ledger; before
 * each the payment is looked at, the step is written down before the provider is asked, and its answer is entered
 * once, however often it is heard.
 */
export class Settlement extends useCase(
  ...DueMoney.needs,
  'leftSellers',
  'paymentProviders',
  'paymentChanges',
  'transaction',
) {
  readonly #due = new DueMoney(this.needs);
  readonly #wait = new ReleaseWait(this.needs);

  /** Throws when the provider cannot be asked, to be tried again. */
  async settle({ orderId }: { readonly orderId: OrderId }): Promise<void> {
    while (await this.#takeStep(orderId));
  }

  /** Finds what a worker that was killed has left behind, and what is to be tried again. */
  async sweep(limit = 100): Promise<void> {
    const { ledger, clock } = this.needs;
    await sweepOrders(await ledger.due(clock.now(), limit), (orderId) => this.settle({ orderId }));
  }

  /** Whether there may be another step to take at once. */
  async #takeStep(orderId: OrderId): Promise<boolean> {
    const due = await this.needs.transaction.run(() => this.#due.next(orderId));
    if (!due || due.kind === 'booked') return due !== undefined;
    if (due.kind === 'open') return this.#take(due, true);
    const asked = await this.#lookAndAsk(due);
    return asked?.kind === 'open' ? this.#take(asked, false) : asked !== undefined;
  }

  /** Money leaves us only if nothing has happened to the payment that we do not know of. */
  async #lookAndAsk(due: Extract<Due, { kind: 'new' }>): Promise<Due | undefined> {
    const { paymentChanges, transaction, clock } = this.needs;
    const { id: orderId } = due.order;
    const askedAt = clock.now();
    const payment = await this.#paymentOf(due);
    if (!payment) throw paymentsUnavailable(new Error(`The payment of order ${orderId} is not there`));
    if (await paymentChanges.enter(orderId, payment, askedAt)) return { kind: 'booked' };
    return transaction.run(() => this.#due.ask(orderId, payment));
  }

  async #take(asked: Asked, isRepeated: boolean): Promise<boolean> {
    const outcome = await this.#outcomeOf(asked, isRepeated);
    if (outcome.outcome === 'refused') return this.#lookAndTryAnew(asked, outcome);
    await this.#enterDone(asked, outcome.id);
    if (outcome.isPending) await this.needs.paymentChanges.check({ orderId: asked.order.id });
    return true;
  }

  async #outcomeOf(asked: Asked, isRepeated: boolean): Promise<MoveOutcome> {
    const { step } = asked;
    if (isRepeated && later(step.askedAt, keyTrusted) < this.needs.clock.now()) {
      const payment = await this.#paymentOf(asked);
      const done = payment && movesIn(payment).find(({ key }) => key === step.key);
      if (payment && done) {
        const isPending = payment.refunds.some(({ id, unfinished }) => id === done.id && unfinished);
        return { outcome: 'done', id: done.id, ...(isPending && { isPending }) };
      }
    }
    return this.#ask(asked);
  }

  async #ask({ order, step: asked, provider, sellerAccountId: accountId }: Asked): Promise<MoveOutcome> {
    const { money } = this.needs.paymentProviders.named(provider);
    const { step, key, cents, releaseId } = asked;
    const { reference, paymentId } = order;
    if (step === 'refund') return money.refund({ key, cents, paymentId });
    if (step === 'reversal') {
      return releaseId === null ? refused('other', 'No release') : money.reverse({ key, cents, releaseId });
    }
    if (accountId === null) return refused('account-not-ready', 'The seller has no payment account');
    return money.release({ key, cents, reference, paymentId, accountId });
  }

  async #enterDone(asked: Asked, providerId: string): Promise<void> {
    const {
      order: { id },
      step,
    } = asked;
    const { orderStore: store, ledger, orderChanges, transaction, clock } = this.needs;
    await transaction.run(async () => {
      const { order } = (await store.lock(id)) ?? {};
      if (!order || !isPaid(order)) return;
      const at = clock.now();
      await ledger.answer(step.key, { outcome: 'done', at, providerId });
      const entries = await ledger.entriesOf(id);
      if (entries.some((entry) => entry.kind === step.step && entry.providerId === providerId)) return;
      const movements = movementsOf(step, { balance: balanceOf(entries), quote: order }, at);
      const rows = movements.map((movement) => ({ ...movement, providerId, balanceTransaction: null }));
      await this.#wait.tellOf(order, rows);
      await ledger.add(id, rows);
      for (const entry of notesOf(movements)) await orderChanges.note(order, entry);
    });
  }

  /** Its seller has left, and nobody can be paid: a task of the administrators, told once. */
  async #noteUnpaid({ order, step, provider }: Asked): Promise<void> {
    const { id: orderId, paymentId: objectId, reference } = order;
    const { cents } = step;
    const unpaid = {
      provider,
      objectId,
      kind: 'seller-left',
      orderId,
      reference,
      cents,
      currency: 'usd',
    } as const;
    await this.needs.unmatchedPayments.note(unpaid);
  }

  /** It may have been done under another key, so the ledger takes over what the provider has. */
  async #lookAndTryAnew(asked: Asked, refusal: Refusal): Promise<boolean> {
    const { ledger, paymentChanges, transaction, clock } = this.needs;
    const { order, step } = asked;
    const askedAt = clock.now();
    const payment = await this.#paymentOf(asked);
    const funds = await this.#fundsFor(asked, refusal);
    // A key that does not know our payment knows no account either.
    const isGone = payment !== undefined && (await this.#isGone(asked, refusal));
    await transaction.run(async () => {
      const reason = `${refusal.reason}: ${refusal.message}`;
      await ledger.answer(step.key, { outcome: 'refused', at: clock.now(), reason });
    });
    // What was new leads further at once.
    if (payment && (await paymentChanges.enter(order.id, payment, askedAt))) return true;
    // Somebody else may be paid.
    if (isGone) return true;
    return transaction.run(() => this.#tryLater(asked, refusal, funds));
  }

  /** What the seller has of a reversal that was refused as there is too little. */
  async #fundsFor({ order, step, provider, sellerAccountId }: Asked, { reason }: Refusal): Promise<Cents> {
    if (step.step !== 'reversal' || reason !== 'insufficient-funds' || sellerAccountId === null) return 0;
    // The account that whoever has left is paid with may be another than what was released went to.
    if (order.sellerId === null) return 0;
    return Math.max(0, await this.needs.paymentProviders.named(provider).money.sellerFunds(sellerAccountId));
  }

  /** Whether whoever has left was to be paid with an account that is no more. */
  async #isGone(asked: Asked, { reason }: Refusal): Promise<boolean> {
    const { provider, sellerAccountId: providerAccountId } = asked;
    if (!isToNobody(asked, reason) || providerAccountId === null) return false;
    return this.needs.leftSellers.forgetIfGone({ provider, providerAccountId });
  }

  async #tryLater(asked: Asked, { reason }: Refusal, funds: Cents): Promise<boolean> {
    const { order, step } = asked;
    const { orderStore: store, ledger, jobs, alerts, clock } = this.needs;
    const { id: orderId } = order;
    const stored = await store.lock(orderId);
    if (!stored) return false;
    const at = clock.now();
    const { refusedInARow } = await ledger.stepCounts(orderId);
    // The next key leads further at once.
    if (reason === 'key-used' && refusedInARow < alertAfter) return true;
    const facts = { order: orderId, step: step.step, cents: step.cents, refusals: refusedInARow, reason };
    const isShort = reason === 'insufficient-funds' && funds < step.cents;
    if (step.step === 'reversal' && (isShort || refusedInARow >= alertAfter)) {
      // What is there is taken back next.
      const owed = isShort ? step.cents - funds : step.cents;
      await this.#due.book(order, await ledger.entriesOf(orderId), debtMovements(owed, at));
      alerts.raise('a seller cannot give back what was released, and owes it', { ...facts, cents: owed });
      return true;
    }
    const isUnpaid = isToNobody(asked, reason);
    const money = moneyOf(stored.order, balanceOf(await ledger.entriesOf(orderId)));
    // The buyer gets it by now, or a bank asks: what that leads to is not put off.
    if (isUnpaid && !moneyStepsDue(money).some(({ step: due }) => due === 'release')) return true;
    const retryAt = later(at, (isUnpaid ? undefined : waits[refusedInARow - 1]) ?? hours(24));
    // An administrator may have ended the task since it was asked for.
    const isEnded = isUnpaid && unpaidIn(money) === 0;
    await ledger.setDue(orderId, true, retryAt, isEnded ? 'planned' : undefined);
    await jobs.add(settleOrder, { orderId }, { at: retryAt, key: `settle-order-${orderId}` });
    if (isEnded) return false;
    if (isUnpaid) await this.#noteUnpaid(asked);
    else if (refusedInARow >= alertAfter) alerts.raise('money step failed', facts);
    return false;
  }

  #paymentOf({
    order: { reference, paymentId },
    provider,
  }: Pick<Asked, 'order' | 'provider'>): Promise<ProviderPayment | undefined> {
    return this.needs.paymentProviders.named(provider).money.payment({ reference, paymentId });
  }
}

const refused = (reason: MoveRefusal, message: string): MoveOutcome => ({
  outcome: 'refused',
  reason,
  message,
});

declare module '../../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly settlement: Settlement;
  }
}
