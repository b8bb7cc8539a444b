import {
  moneyAsked,
  nobodyUnpaid,
  requireSameUnpaid,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import { type Money, moneyOf, unclaimedIn, unpaidIn } from '@nestmates/domain/market/orders/settlement.ts';
import { nobodyToPay, requireSameUnclaimed } from '@nestmates/domain/market/orders/unclaimed.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import {
  claimedMovements,
  handOverMovements,
  unclaimedMovements,
} from '@nestmates/domain/money/payments/movements.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../../platform/wiring/use-case.ts';
import type { LedgerEntry } from '../ledger-ports.ts';
import { settleOrder } from '../order-changes.ts';
import { type Booking, DueMoney, type Locked } from './due-money.ts';

interface Found extends Locked {
  readonly entries: readonly LedgerEntry[];
  readonly money: Money;
}

/**
 * What becomes of money for a seller who has left, in the transaction of an administrator's decision and under the locks
 * of a release; refused where something else is due by now.
 */
export class UnclaimedMoney extends useCase(...DueMoney.needs) {
  readonly #due = new DueMoney(this.needs);

  /** Ends the task: what the person owes is taken of it, and the rest waits until it is claimed; returns that. */
  async mark(orderId: OrderId, decided: Cents): Promise<Cents> {
    const found = await this.#lock(orderId);
    requireSameUnpaid(decided, unpaidIn(found.money));
    const { nettings, left } = await this.#netted(found, decided);
    const netted = balanceOf([...found.entries, ...nettings]);
    const rest = unclaimedMovements(netted, found.order, left, this.needs.clock.now());
    await this.#book(found, [...nettings, ...rest]);
    await this.#due.settleUnpaid(found);
    return left;
  }

  /** Sends it at once, and not with the look of the next day; what is owed is taken of it with that. */
  async pay(orderId: OrderId, decided: Cents): Promise<Cents> {
    const found = await this.#lock(orderId);
    requireSameUnclaimed(decided, unclaimedIn(found.money));
    if (found.sellerAccountId === null) throw nobodyToPay();
    const { unclaimed } = found.money.balance;
    await this.#book(found, [{ kind: 'unclaimed', cents: 0 - unclaimed, at: this.needs.clock.now() }]);
    return decided;
  }

  /** A state gets what is left after debts, from our bank: what stands at the provider is ours then. */
  async handOver(orderId: OrderId, decided: Cents): Promise<Cents> {
    const found = await this.#lock(orderId);
    requireSameUnclaimed(decided, unclaimedIn(found.money));
    const at = this.needs.clock.now();
    const { nettings, left } = await this.#netted(found, decided);
    const claimed = claimedMovements(balanceOf([...found.entries, ...nettings]), at);
    await this.#book(found, [...nettings, ...claimed, ...handOverMovements(left, at)]);
    return left;
  }

  async #lock(orderId: OrderId): Promise<Found> {
    const { ledger } = this.needs;
    const locked = await this.#due.lock(orderId);
    if (locked?.order.sellerId !== null) throw nobodyUnpaid();
    if (await ledger.askedStep(orderId)) throw moneyAsked();
    const entries = await ledger.entriesOf(orderId);
    return { ...locked, entries, money: moneyOf(locked.order, balanceOf(entries)) };
  }

  async #netted({ order, money }: Found, due: Cents) {
    const nettings = await this.#due.nettings(order, { step: 'release', cents: due }, money);
    await this.#due.alertPaidTwice(order, nettings);
    return { nettings, left: nettings.reduce((rest, { cents }) => rest - cents, due) };
  }

  async #book({ order, entries }: Found, movements: readonly Booking[]): Promise<void> {
    const { ledger, jobs } = this.needs;
    await this.#due.book(order, entries, movements);
    await ledger.setDue(order.id, true);
    await jobs.add(settleOrder, { orderId: order.id }, { key: `settle-order-${order.id}` });
  }
}

declare module '../../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly unclaimedMoney: UnclaimedMoney;
  }
}
