import { isPaid, type OrderId, type PaidOrder } from '@nestmates/domain/market/orders/order.ts';
import { movementsOf, nextMoneyStep } from '@nestmates/domain/market/orders/settlement.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { MoveOutcome, MoveRefusal, ProviderPayment } from '../../money/payments/money-moves.ts';
import type { PaymentProvider } from '../../money/payments/payment-provider.ts';
import type { PaymentProviders } from '../../money/payments/payment-providers.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Alerts } from '../../platform/shared/alerts.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import { forEachOrder } from './each-order.ts';
import { type OrderChanges, settleOrder } from './order-changes.ts';
import type { AskedStep, Ledger, LedgerEntry, MoneyPlace, OrderStore } from './ports.ts';
import { entriesToAdd, movesIn } from './provider-entries.ts';

export interface SettlementDeps {
  readonly store: Pick<OrderStore, 'lock'>;
  readonly ledger: Ledger;
  readonly providers: Pick<PaymentProviders<Pick<PaymentProvider, 'name' | 'money'>>, 'named'>;
  readonly changes: Pick<OrderChanges, 'announce'>;
  readonly jobs: Jobs;
  readonly alerts: Alerts;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

interface Asked extends MoneyPlace {
  readonly order: PaidOrder;
  readonly step: AskedStep;
  /** Asked for before, without an answer that we know of. */
  readonly isRepeated: boolean;
  readonly entries: readonly LedgerEntry[];
}

/** The provider forgets keys after a day; before that we look whether it has done the step. */
const keyTrusted = hours(12);
/** How long to wait after each refusal in a row; then once a day. */
const waits = [minutes(1), minutes(5), minutes(30), hours(2), hours(6)];
/** An operator hears of it then, and of each refusal after that. */
const alertAfter = 5;

/**
 * Moves the money of orders to where it belongs. Which steps are due follows from the state and the ledger; each is
 * written down before the provider is asked, and its answer is entered once, however often it is heard.
 */
export class Settlement {
  readonly #deps: SettlementDeps;
  constructor(deps: SettlementDeps) {
    this.#deps = deps;
  }

  /** Throws when the provider cannot be asked, to be tried again. */
  async settle({ orderId }: { readonly orderId: OrderId }): Promise<void> {
    while (await this.#takeStep(orderId));
  }

  /** Finds what a worker that was killed has left behind, and what is to be tried again. */
  async sweep(limit = 100): Promise<void> {
    const { ledger, clock } = this.#deps;
    await forEachOrder(await ledger.due(clock.now(), limit), (orderId) => this.settle({ orderId }));
  }

  /** Whether there may be another step to take at once. */
  async #takeStep(orderId: OrderId): Promise<boolean> {
    const asked = await this.#deps.transaction.run(() => this.#next(orderId));
    if (!asked) return false;
    const outcome = await this.#outcomeOf(asked);
    if (outcome.outcome === 'done') {
      await this.#enterDone(asked, outcome.id);
      return true;
    }
    return this.#lookAndTryAnew(asked, outcome);
  }

  async #next(orderId: OrderId): Promise<Asked | undefined> {
    const { store, ledger, changes, clock } = this.#deps;
    const stored = await store.lock(orderId);
    if (!stored || !isPaid(stored.order)) return undefined;
    const { order, provider, sellerAccountId } = stored;
    const place = { provider, sellerAccountId };
    const entries = await ledger.entriesOf(orderId);
    const open = await ledger.askedStep(orderId);
    if (open) return { ...place, order, step: open, isRepeated: true, entries };
    const due = nextMoneyStep({ status: order.status, quote: order, balance: balanceOf(entries) }, undefined);
    if (!due) {
      await ledger.setDue(orderId, false);
      await changes.announce(order);
      return undefined;
    }
    const { asked } = await ledger.stepCounts(orderId);
    const step = { ...due, key: `order-${orderId}-${due.step}-${asked + 1}`, askedAt: clock.now() };
    await ledger.ask(orderId, step);
    return { ...place, order, step, isRepeated: false, entries };
  }

  async #outcomeOf(asked: Asked): Promise<MoveOutcome> {
    const { clock } = this.#deps;
    const { step, isRepeated } = asked;
    if (isRepeated && later(step.askedAt, keyTrusted) < clock.now()) {
      const payment = await this.#paymentOf(asked);
      const done = payment && movesIn(payment).find(({ key }) => key === step.key);
      if (done) return { outcome: 'done', id: done.id };
    }
    return this.#ask(asked);
  }

  async #ask(asked: Asked): Promise<MoveOutcome> {
    const { order, step: due, entries, provider, sellerAccountId: accountId } = asked;
    const { money } = this.#deps.providers.named(provider);
    const { step, key, cents } = due;
    const { id: orderId, paymentId } = order;
    if (step === 'refund') return money.refund({ key, cents, paymentId });
    if (step === 'reversal') return money.reverse({ key, cents, releaseId: releaseIn(entries) });
    if (accountId === null) return refused('account-not-ready', 'The seller has no payment account');
    return money.release({ key, cents, orderId, paymentId, accountId });
  }

  async #enterDone({ order: { id }, step }: Asked, providerId: string): Promise<void> {
    const { store, ledger, transaction, clock } = this.#deps;
    await transaction.run(async () => {
      const { order } = (await store.lock(id)) ?? {};
      if (!order) return;
      const at = clock.now();
      await ledger.answer(step.key, { outcome: 'done', at, providerId });
      const entries = await ledger.entriesOf(id);
      if (entries.some((entry) => entry.kind === step.step && entry.providerId === providerId)) return;
      const money = { balance: balanceOf(entries), quote: order };
      await ledger.add(
        id,
        movementsOf(step, money, at).map((movement) => ({ ...movement, providerId })),
      );
    });
  }

  /** It may have been done under another key, so the ledger takes over what the provider has. */
  async #lookAndTryAnew(
    asked: Asked,
    { reason, message }: Extract<MoveOutcome, { outcome: 'refused' }>,
  ): Promise<boolean> {
    const { store, ledger, jobs, alerts, transaction, clock } = this.#deps;
    const { order, step } = asked;
    const payment = await this.#paymentOf(asked);
    return transaction.run(async () => {
      const { order: locked } = (await store.lock(order.id)) ?? {};
      if (!locked || !isPaid(locked)) return false;
      const at = clock.now();
      await ledger.answer(step.key, { outcome: 'refused', at, reason: `${reason}: ${message}` });
      const added = payment ? entriesToAdd(locked, await ledger.entriesOf(order.id), payment, at) : [];
      await ledger.add(order.id, added);
      const { refusedInARow } = await ledger.stepCounts(order.id);
      // The next key leads further at once.
      if (added.length > 0 || (reason === 'key-used' && refusedInARow < alertAfter)) return true;
      const retryAt = later(at, waits[refusedInARow - 1] ?? hours(24));
      await ledger.setDue(order.id, true, retryAt);
      await jobs.add(settleOrder, { orderId: order.id }, { at: retryAt, key: `settle-order-${order.id}` });
      if (refusedInARow >= alertAfter) {
        alerts.raise('money step failed', {
          order: order.id,
          step: step.step,
          cents: step.cents,
          refusals: refusedInARow,
          reason,
        });
      }
      return false;
    });
  }

  #paymentOf({
    order: { id: orderId, paymentId },
    provider,
  }: Pick<Asked, 'order' | 'provider'>): Promise<ProviderPayment | undefined> {
    return this.#deps.providers.named(provider).money.payment({ orderId, paymentId });
  }
}

const refused = (reason: MoveRefusal, message: string): MoveOutcome => ({
  outcome: 'refused',
  reason,
  message,
});

/** An order has one release at most that is not reversed. */
function releaseIn(entries: readonly LedgerEntry[]): string {
  const release = entries.findLast(({ kind }) => kind === 'release');
  if (!release) throw new Error('There is no release to reverse');
  return release.providerId;
}
