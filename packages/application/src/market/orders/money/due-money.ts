import { type Completed, isPaid, type PaidOrder } from '@nestmates/domain/market/orders/order.ts';
import {
  type DueStep,
  dueBookings,
  isMoneyDue,
  isReleaseDue,
  isUnclaimed,
  type Money,
  moneyOf,
  moneyStepsDue,
  nextMoneyStep,
} from '@nestmates/domain/market/orders/settlement.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { type Balance, balanceOf, type Movement } from '@nestmates/domain/money/payments/ledger.ts';
import { nettingMovements } from '@nestmates/domain/money/payments/movements.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { ProviderPayment } from '../../../money/payments/money-moves.ts';
import { useCase } from '../../../platform/wiring/use-case.ts';
import { unclaimedEmails } from '../emails/unclaimed.ts';
import type { AskedStep, LedgerEntry, OwingOrder } from '../ledger-ports.ts';
import { settleOrder } from '../order-changes.ts';
import type { MoneyPlace } from '../ports.ts';
import { notesOf, reversibleIn } from './provider-entries.ts';
import { ReleaseWait } from './release-wait.ts';

export type Booking = Movement & Pick<LedgerEntry, 'settles'> & { readonly isOfOther?: boolean };

export interface Locked extends MoneyPlace {
  readonly order: PaidOrder;
}

/** A step that is due, before the provider is asked; `open` is one that was asked for without a known answer. */
export type Due =
  | (Locked & { readonly kind: 'open'; readonly step: AskedStep })
  | (Locked & { readonly kind: 'new'; readonly step: DueStep })
  /** Our books have changed, so look again. */
  | { readonly kind: 'booked' };

/** Which money of an order has to move next; within a transaction, with the order locked. */
export class DueMoney extends useCase(
  'orderStore',
  'ledger',
  'orderChanges',
  'jobs',
  'clock',
  'newId',
  'payoutChecks',
  'alerts',
  'unmatchedPayments',
  ...ReleaseWait.needs,
) {
  readonly #wait = new ReleaseWait(this.needs);

  async next(orderId: OrderId): Promise<Due | undefined> {
    const { ledger, orderChanges: changes, clock } = this.needs;
    const locked = await this.lock(orderId);
    if (!locked) return undefined;
    const open = await ledger.askedStep(orderId);
    if (open) return { ...locked, kind: 'open', step: open };
    const { order } = locked;
    const entries = await ledger.entriesOf(orderId);
    const money = moneyOf(order, balanceOf(entries));
    if (!isReleaseDue(money)) await this.settleUnpaid(locked);
    const step = nextMoneyStep(money, undefined);
    const bookings = await this.#bookings(order, step, money);
    if (bookings.length > 0) {
      await this.alertPaidTwice(order, bookings);
      await this.book(order, entries, bookings);
      return { kind: 'booked' };
    }
    if (!step) {
      // What only the question of a bank keeps back stays owed.
      const isKept = isMoneyDue({ ...money, inquiry: false }, clock.now());
      if (isKept) await ledger.setDue(orderId, true, later(clock.now(), days(1)), 'planned');
      else await ledger.setDue(orderId, false);
      await changes.announce(order);
      return undefined;
    }
    // What goes back to the buyer does not wait for the seller, nor for an account to pay them with.
    const refund = moneyStepsDue(money).find((due) => due.step === 'refund');
    const isFirst = step.step === 'release' && locked.sellerAccountId === null && refund !== undefined;
    if (!isFirst && !(await this.#waits(locked, step, money.balance)))
      return { ...locked, kind: 'new', step };
    return refund && { ...locked, kind: 'new', step: refund };
  }

  /** Writes a step down before it is asked for; undefined when something else is due by now. */
  async ask(orderId: OrderId, payment: ProviderPayment): Promise<Due | undefined> {
    const { ledger, newId, clock } = this.needs;
    const due = await this.next(orderId);
    if (due?.kind !== 'new') return due;
    const target = due.step.step === 'reversal' ? reversibleIn(payment) : undefined;
    const step: AskedStep = {
      step: due.step.step,
      cents: Math.min(due.step.cents, target?.rest ?? due.step.cents),
      key: `${due.order.reference}-${due.step.step}-${newId()}`,
      releaseId: target?.id ?? null,
      askedAt: clock.now(),
    };
    await ledger.ask(orderId, step);
    return { ...due, kind: 'open', step };
  }

  /** Movements within our books, which the provider knows nothing of. */
  async book(
    order: PaidOrder,
    entries: readonly LedgerEntry[],
    movements: readonly Booking[],
  ): Promise<void> {
    const id = `${order.reference}-booking-${entries.length}`;
    const rows = movements.map(({ isOfOther: _, ...movement }) => ({
      ...movement,
      providerId: movement.settles === undefined ? id : `${id}-${movement.settles}`,
      balanceTransaction: null,
    }));
    await this.needs.ledger.add(order.id, rows);
    for (const entry of notesOf(movements)) await this.needs.orderChanges.note(order, entry);
    const cents = movements.reduce((sum, each) => (each.isOfOther ? sum + each.cents : sum), 0);
    if (cents > 0)
      await this.needs.orderChanges.note(order, { action: 'keepForOther', by: 'provider', cents });
  }

  async lock(orderId: OrderId): Promise<Locked | undefined> {
    const stored = await this.needs.orderStore.lock(orderId);
    if (!stored || !isPaid(stored.order)) return undefined;
    const { order, provider, sellerAccountId } = stored;
    return { order, provider, sellerAccountId };
  }

  /** Nobody has to be paid any more: it was a task where the seller has left. */
  async settleUnpaid({ order, provider }: Pick<Locked, 'order' | 'provider'>): Promise<void> {
    if (order.sellerId !== null) return;
    await this.needs.unmatchedPayments.settleUnpaid({ provider, objectId: order.paymentId });
  }

  async #bookings(order: PaidOrder, step: DueStep | undefined, money: Money): Promise<readonly Booking[]> {
    const due = dueBookings(money, this.needs.clock.now());
    return step && due.length === 0 ? this.nettings(order, step, money) : due;
  }

  /** What the seller owes by now is taken from a release first. */
  async nettings(order: PaidOrder, step: DueStep, money: Money): Promise<readonly Booking[]> {
    if (step.step !== 'release') return [];
    const { balance, quote } = money;
    const debt = await this.#lockDebtOf(order);
    // Its own comes first, also where another order has paid it: what was sent of this one cannot be sent again.
    const netted = Math.min(Math.max(balance.owing, debt), step.cents);
    const movements = nettingMovements(balance, quote, netted, this.needs.clock.now());
    if (movements.length === 0) return [];
    return settled(movements, order.id, await this.needs.ledger.owingOrdersOf(order));
  }

  #lockDebtOf({ id, sellerId }: PaidOrder): Promise<Cents> {
    const { ledger } = this.needs;
    return sellerId === null ? ledger.lockDebtOfSale(id) : ledger.lockDebtOf(sellerId);
  }

  /** Another order had paid the debt: it counts for the next one, and an operator may send it to the seller before. */
  async alertPaidTwice(order: PaidOrder, bookings: readonly Movement[]): Promise<void> {
    const netted = bookings.reduce((sum, { kind, cents }) => (kind === 'netting' ? sum + cents : sum), 0);
    if (netted === 0) return;
    const cents = netted - (await this.#lockDebtOf(order));
    if (cents > 0) this.needs.alerts.raise('a debt of a seller was paid twice', { order: order.id, cents });
  }

  async #waits(
    { order, sellerAccountId }: Locked,
    { step, cents }: DueStep,
    balance: Balance,
  ): Promise<boolean> {
    const { ledger, jobs, orderChanges: changes, clock } = this.needs;
    if (step !== 'release' || order.status !== 'completed') return false;
    const waitsForClaim = sellerAccountId === null && isUnclaimed(balance, cents);
    if (waitsForClaim) await this.#tellReturned(order);
    const at = waitsForClaim ? later(clock.now(), days(1)) : await this.#waitsUntil(order, cents);
    if (!at) return false;
    const { id: orderId } = order;
    await ledger.setDue(orderId, true, at, 'planned');
    await jobs.add(settleOrder, { orderId }, { at, key: `settle-order-${orderId}` });
    await changes.announce(order);
    return true;
  }

  /** Whoever has come back hears once what we keep for them: an hour later, for all sales together. */
  async #tellReturned({ id }: PaidOrder): Promise<void> {
    const { leftSellerStore, emails, clock } = this.needs;
    const memberId = await leftSellerStore.tellReturned(id);
    if (memberId === undefined) return;
    const timing = { at: later(clock.now(), hours(1)), key: `unclaimed ${memberId}` };
    await emails.send(unclaimedEmails.kept, { memberId }, timing);
  }

  /** Pickups wait a day, the first releases of a seller where an operator wants it so, and others for an administrator's look. */
  async #waitsUntil(order: Completed, cents: number): Promise<Date | undefined> {
    const { payoutChecks, clock } = this.needs;
    const now = clock.now();
    const opensAt = await this.#wait.opensAt(order);
    if (opensAt > now) return opensAt;
    if (order.sellerId === null) return undefined;
    // Whoever looks at it, or lifts what holds it, asks for it at once.
    return (await payoutChecks.waits(order, cents)) ? later(now, days(1)) : undefined;
  }
}

/** What this order has netted, by the orders whose debts it settles: its own first, then the oldest. */
function settled(netted: readonly Movement[], id: OrderId, owing: readonly OwingOrder[]): readonly Booking[] {
  return netted.flatMap((movement) => {
    const own = owing.find(({ orderId }) => orderId === id)?.cents ?? 0;
    const others = owing.filter(({ orderId }) => orderId !== id);
    let left = movement.cents - Math.min(own, movement.cents);
    const bookings: Booking[] = [];
    for (const { orderId: settles, cents, isOwn } of others) {
      const part = Math.min(cents, left);
      if (part > 0) bookings.push({ ...movement, cents: part, settles, isOfOther: !isOwn });
      left -= part;
    }
    const rest = movement.cents - bookings.reduce((sum, { cents }) => sum + cents, 0);
    return rest > 0 ? [{ ...movement, cents: rest }, ...bookings] : bookings;
  });
}
