import {
  inquiryEnds,
  problemReports,
  type UndoneSales,
} from '@nestmates/domain/market/orders/cancellations.ts';
import { isPaid, type Order, openOrderStatuses } from '@nestmates/domain/market/orders/order.ts';
import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf, refundedOfPayment } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Ledger, OwingOrder } from '../../src/market/orders/ledger-ports.ts';
import type { SellerNamed } from '../../src/market/orders/parted-sellers.ts';
import type { TimelineEntry } from '../../src/market/orders/ports.ts';
import { type Kept, MemoryOrderRows } from './memory-order-rows.ts';
import { MemorySellers, type SellerKeys } from './memory-sellers.ts';

function wasReported(timeline: readonly TimelineEntry[]): boolean {
  const last = (...named: readonly string[]) =>
    timeline.findLastIndex(({ action }) => named.includes(action));
  return last(...problemReports) >= 0 || last('openInquiry') > last(...inquiryEnds);
}

const isOfMailbox = (one: SellerKeys, { mailbox }: SellerKeys): boolean =>
  mailbox !== undefined && one.mailbox === mailbox;

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** What sellers owe and have undone, with whichever account. */
export class MemorySellerDebts extends MemoryOrderRows implements Ledger {
  readonly sellers = new MemorySellers();

  /** Undone sales of those who have left. */
  readonly #keptUndone: { readonly keys: SellerKeys; readonly at: Date }[] = [];

  async lockCancellationsOf(sellerId: MemberId, since: Date): Promise<UndoneSales> {
    this.lockWithin(`cancellations of ${sellerId}`);
    const keys = this.sellers.keysOf(sellerId);
    const accounts = new Set([...this.kept.values()].flatMap(({ order }) => order.sellerId ?? []));
    const counted = [...accounts].filter(
      (id) => id === sellerId || this.sellers.areOne(keys, this.sellers.keysOf(id)),
    );
    const live = counted.flatMap((id) => {
      const isOwn = id === sellerId || isOfMailbox(keys, this.sellers.keysOf(id));
      return this.#undoneBy(id).map((at) => ({ at, isOwn }));
    });
    const left = this.#keptUndone
      .filter((kept) => this.sellers.areOne(keys, kept.keys))
      .map((kept) => ({ at: kept.at, isOwn: isOfMailbox(keys, kept.keys) }));
    const undone = [...live, ...left].filter(({ at }) => at > since);
    const own = undone.filter(({ isOwn }) => isOwn).length;
    return { own, others: undone.length - own };
  }

  #undoneBy(sellerId: MemberId): readonly Date[] {
    return [...this.kept.values()].flatMap(({ order, timeline }) =>
      (order.status === 'cancelled' || order.status === 'refunded') &&
      order.sellerId === sellerId &&
      order.undoneBySeller &&
      !wasReported(timeline)
        ? [order.status === 'cancelled' ? order.cancelledAt : order.refundedAt]
        : [],
    );
  }

  async keepSalesOf(sellerId: MemberId): Promise<void> {
    const sales = [...this.kept.values()].map(({ order }) => order);
    const paid = sales.filter((order) => order.sellerId === sellerId && isPaid(order));
    this.sellers.keep(
      paid.map(({ id }) => id),
      sellerId,
    );
  }

  async lockDebt(sellerId: MemberId): Promise<void> {
    this.#lockPerson(this.sellers.keysOf(sellerId), sellerId);
  }

  async lockDebtOf(sellerId: MemberId): Promise<number> {
    await this.lockDebt(sellerId);
    return this.owedBy(this.sellers.keysOf(sellerId), sellerId);
  }

  async lockDebtOfSale(id: OrderId): Promise<number> {
    const keys = this.sellers.keysOfKept(id);
    this.#lockPerson(keys, null);
    return this.owedBy(keys, null);
  }

  async owingOrdersOf({ id, sellerId }: Pick<Order, 'id' | 'sellerId'>): Promise<readonly OwingOrder[]> {
    return this.#owing(this.#keysOfSale({ id, sellerId }), sellerId);
  }

  /** Each key by which an account of the person is known, in one order. */
  #lockPerson(keys: SellerKeys, account: MemberId | null): void {
    const all = [keys, ...this.#soldBy(keys, account).map(({ order }) => this.#keysOfSale(order))];
    const names = all.flatMap(({ account: own, mailbox, marks }) => [own, mailbox ?? own, ...marks]);
    for (const name of [...new Set(names)].toSorted()) this.lockWithin(`debt of ${name}`);
  }

  /** Locks nothing outside a transaction, where such a lock would end with its own statement. */
  protected lockWithin(what: string): void {
    if (this.transaction.isRunning) this.transaction.lock(what);
  }

  #keysOfSale({ id, sellerId }: Pick<Order, 'id' | 'sellerId'>): SellerKeys {
    return sellerId === null ? this.sellers.keysOfKept(id) : this.sellers.keysOf(sellerId);
  }

  protected owedBy(keys: SellerKeys, account: MemberId | null): number {
    return sumOf(this.#owing(keys, account).map(({ cents }) => cents));
  }

  /** The oldest first. What a party has paid too much settles what that one owes, the oldest first. */
  #owing(keys: SellerKeys, account: MemberId | null): readonly OwingOrder[] {
    const sales = this.#soldBy(keys, account).map(({ order }) => {
      const { mailbox, account: own } = this.#keysOfSale(order);
      return { order, party: mailbox ?? own, cents: this.#owedOfSale(order.id) };
    });
    const credits = new Map<string, number>();
    for (const { party, cents } of sales) credits.set(party, (credits.get(party) ?? 0) + Math.max(0, -cents));
    return sales
      .toSorted((one, other) => one.order.id - other.order.id)
      .flatMap(({ order: { id, sellerId }, party, cents }) => {
        const settled = Math.min(Math.max(0, cents), credits.get(party) ?? 0);
        credits.set(party, (credits.get(party) ?? 0) - settled);
        const isOwn = sellerId !== null && sellerId === account;
        return cents > settled ? [{ orderId: id, cents: cents - settled, isOwn }] : [];
      });
  }

  #owedOfSale(id: OrderId): number {
    return -accountsOf(this.entries.filter(({ orderId, settles = orderId }) => settles === id)).debts;
  }

  #soldBy(keys: SellerKeys, account: MemberId | null): readonly Kept[] {
    return [...this.kept.values()].filter(
      ({ order }) =>
        (order.sellerId !== null && order.sellerId === account) ||
        this.sellers.areOne(keys, this.#keysOfSale(order)),
    );
  }

  /** What was taken of one for the other is owed by the other again, and held for the one. */
  part(one: SellerNamed, other: SellerNamed): readonly OrderId[] {
    const [left, right] = [this.#keysOfNamed(one), this.#keysOfNamed(other)];
    this.sellers.part(left, right);
    const netted = this.#nettedFor(this.#salesOf(left), this.#salesOf(right));
    for (const row of netted) {
      this.entries.push({
        ...row,
        cents: -row.cents,
        providerId: `${row.providerId}-back-${this.entries.length}`,
      });
      this.change(row.orderId, { moneyDue: true, retryAt: null });
    }
    return [...new Set(netted.map(({ orderId }) => orderId))].toSorted((a, b) => a - b);
  }

  join(one: SellerNamed, other: SellerNamed): void {
    this.sellers.join(this.#keysOfNamed(one), this.#keysOfNamed(other));
  }

  moneyOfTwo(one: SellerNamed, other: SellerNamed): number {
    const these = this.#salesOf(this.#keysOfNamed(one));
    const those = this.#salesOf(this.#keysOfNamed(other));
    const owedBy = (sales: readonly OrderId[]) => Math.max(0, sumOf(sales.map((id) => this.#owedOfSale(id))));
    return owedBy(these) + owedBy(those) + sumOf(this.#nettedFor(these, those).map(({ cents }) => cents));
  }

  /** What orders of one side have paid of the other's, and was not given back since. */
  #nettedFor(these: readonly OrderId[], those: readonly OrderId[]): readonly (typeof this.entries)[number][] {
    const sums = new Map<string, (typeof this.entries)[number]>();
    for (const row of this.entries) {
      const { kind, orderId, settles } = row;
      if (kind !== 'netting' || settles === undefined) continue;
      const isOfBoth =
        (these.includes(orderId) && those.includes(settles)) ||
        (those.includes(orderId) && these.includes(settles));
      if (!isOfBoth) continue;
      const pair = `${orderId} ${settles}`;
      sums.set(pair, { ...row, cents: row.cents + (sums.get(pair)?.cents ?? 0) });
    }
    return [...sums.values()].filter(({ cents }) => cents > 0);
  }

  #keysOfNamed(named: SellerNamed): SellerKeys {
    return 'memberId' in named ? this.sellers.keysOf(named.memberId) : this.sellers.keysOfKept(named.saleOf);
  }

  /** Those of the account, and of others with its mailbox. */
  #salesOf({ account, mailbox }: SellerKeys): readonly OrderId[] {
    return [...this.kept.values()].flatMap(({ order }) => {
      const its = this.#keysOfSale(order);
      const isIts = its.account === account || (mailbox !== undefined && its.mailbox === mailbox);
      return isIts ? [order.id] : [];
    });
  }

  /** The last step of deleting the account. */
  removeSeller(id: MemberId): void {
    this.sellers.remove(id);
    for (const { order } of this.kept.values()) {
      if (order.sellerId === id) this.change(order.id, { order: { ...order, sellerId: null } });
    }
  }

  /** Whoever has left can be paid with that account. */
  isPaidWith(id: OrderId, sellerAccountId: string | null): void {
    this.change(id, { sellerAccountId });
  }

  async releasesOf(sellerId: MemberId): Promise<number> {
    const released = this.#entriesOfSeller(sellerId).filter(({ kind }) => kind === 'release');
    return new Set(released.map(({ orderId }) => orderId)).size;
  }

  #entriesOfSeller(sellerId: MemberId) {
    return this.entries.filter(({ orderId }) => this.keptOf(orderId).order.sellerId === sellerId);
  }

  async eraseTracesOf(memberId: MemberId): Promise<boolean> {
    const keys = this.sellers.keysOf(memberId);
    this.#keptUndone.push(...this.#undoneBy(memberId).map((at) => ({ keys, at })));
    const open: readonly string[] = openOrderStatuses;
    return ![...this.kept.values()].some(
      ({ order, moneyDue }) =>
        (order.buyerId === memberId || order.sellerId === memberId) &&
        (open.includes(order.status) || (moneyDue && !this.#isDueToNobodyHere(order))),
    );
  }

  /** What is due to a seller who has left, and none of it to the buyer. */
  #isDueToNobodyHere(order: Order): boolean {
    const ofOrder = this.entries.filter(({ orderId }) => orderId === order.id);
    return (
      order.sellerId === null &&
      order.status === 'completed' &&
      order.agreedRefundCents <= refundedOfPayment(balanceOf(ofOrder))
    );
  }
}
