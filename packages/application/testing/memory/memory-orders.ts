import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import { inquiryEnds, problemReports } from '@nestmates/domain/market/orders/cancellations.ts';
import {
  type AwaitingPayment,
  isPaid,
  type Order,
  openOrderStatuses,
} from '@nestmates/domain/market/orders/order.ts';
import { dueStep } from '@nestmates/domain/market/orders/order-schedule.ts';
import { looksPerAge } from '@nestmates/domain/market/orders/order-times.ts';
import { movesMoney } from '@nestmates/domain/market/orders/settlement.ts';
import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { MovedInADay } from '@nestmates/domain/money/payments/money-limits.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { OrderEmailFacts } from '../../src/market/orders/emails/order-email.ts';
import type {
  AskedStep,
  CheckoutFacts,
  Ledger,
  LedgerEntry,
  OpenCheckout,
  OrderPageRow,
  OrderQueries,
  OrderStore,
  OverdueOrders,
  OwingOrder,
  PagedOrder,
  PaymentLooks,
  StoredOrder,
  SweptOrder,
  TimelineEntry,
} from '../../src/market/orders/ports.ts';
import type { PostalAddress } from '../../src/money/payments/checkouts.ts';
import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';
import { MemoryLedgerRows } from './memory-ledger-rows.ts';
import type { MemoryListings } from './memory-listings.ts';
import type { MemoryPeople } from './memory-people.ts';
import { MemorySellers, type SellerKeys } from './memory-sellers.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

interface Kept extends StoredOrder {
  readonly address: PostalAddress | null;
  readonly timeline: readonly TimelineEntry[];
  readonly moneyDue: boolean;
  readonly retryAt: Date | null;
}

function wasReported(timeline: readonly TimelineEntry[]): boolean {
  const last = (...named: readonly string[]) =>
    timeline.findLastIndex(({ action }) => named.includes(action));
  return last(...problemReports) >= 0 || last('openInquiry') > last(...inquiryEnds);
}

const rowOf = (id: OrderId): string => `order ${id}`;

/** Orders and their money in memory. */
export class MemoryOrders
  extends MemoryLedgerRows
  implements OrderStore, OrderQueries, OverdueOrders, PaymentLooks, Ledger
{
  readonly #people: MemoryPeople;
  readonly #listings: MemoryListings;
  readonly #waited = new Set<OrderId>();
  readonly looks = new Map<OrderId, Date>();
  readonly #transaction: MemoryTransaction;
  /** Orders of two of whom one has blocked the other. */
  readonly blocked = new Set<OrderId>();
  newSellerHoldDays = 0;
  readonly kept = new Map<OrderId, Kept>();
  /** The provider's accounts of sellers, where it knows others than ours. */
  readonly accounts = new Map<MemberId, string>();
  readonly sellers = new MemorySellers();
  /** Undone sales of those who have left. */
  readonly #keptUndone: { readonly keys: SellerKeys; readonly at: Date }[] = [];
  #lastId = 0;
  /** Sellers who cannot be paid. */
  readonly unpayable = new Set<MemberId>();
  constructor(people: MemoryPeople, listings: MemoryListings, transaction: MemoryTransaction) {
    super();
    this.#transaction = transaction;
    this.#people = people;
    this.#listings = listings;
  }

  orderOf(id: OrderId): Order {
    return this.#of(id).order;
  }

  timelineOf(id: OrderId): readonly TimelineEntry[] {
    return this.#of(id).timeline;
  }

  async beginCheckout(listingId: ListingId): Promise<MemberId | undefined> {
    return this.#listings.stored.get(listingId)?.userId;
  }

  async lockForCheckout(
    listingId: ListingId,
    buyerId: MemberId,
    boughtSince: Date,
  ): Promise<CheckoutFacts | undefined> {
    const listing = this.#listings.stored.get(listingId);
    if (!listing) return undefined;
    this.#transaction.lock(`listing ${listingId}`);
    const hers = [...this.kept.values()].filter(
      (kept): kept is Kept & StoredOrder<AwaitingPayment> =>
        kept.order.status === 'awaiting_payment' && kept.order.buyerId === buyerId,
    );
    return {
      listing,
      account: {
        provider: 'memory',
        providerAccountId: this.accounts.get(listing.userId) ?? `account-${listing.userId}`,
        ready: !this.unpayable.has(listing.userId),
      },
      begun: hers.find(({ order }) => order.listingId === listingId),
      begunCheckouts: hers.length,
      bought: this.#boughtBy(buyerId, boughtSince),
      firstPaidAt: this.#firstPaidAt(buyerId),
    };
  }

  async place({ order, ...kept }: Parameters<OrderStore['place']>[0], reserved?: Listing): Promise<OrderId> {
    this.#lastId += 1;
    const id = this.#lastId;
    const placed = { action: 'place', by: 'buyer', at: order.createdAt } as const;
    this.kept.set(id, {
      ...kept,
      order: { ...order, id },
      checkout: null,
      address: null,
      timeline: [placed],
      moneyDue: false,
      retryAt: null,
    });
    if (reserved) this.#listings.stored.set(reserved.id, reserved);
    return id;
  }

  async saveCheckout(id: OrderId, checkout: OpenCheckout): Promise<boolean> {
    if (this.#of(id).order.status !== 'awaiting_payment') return false;
    this.#change(id, { checkout });
    return true;
  }

  async lock(id: OrderId): Promise<StoredOrder | undefined> {
    this.#transaction.lock(rowOf(id));
    return this.kept.get(id);
  }

  /** Fails like the database when the order has another status by now. */
  async save(order: Order, expectedStatus: Order['status'], entry: TimelineEntry): Promise<void> {
    this.#transaction.requireLocked(rowOf(order.id));
    const kept = this.#of(order.id);
    if (kept.order.status !== expectedStatus) throw new Error(`Order ${order.id} is not ${expectedStatus}`);
    const timeline = [...kept.timeline, entry];
    this.#change(order.id, { order, timeline });
    if (movesMoney(order)) this.#change(order.id, { moneyDue: true, retryAt: null });
  }

  async note(id: OrderId, entry: TimelineEntry): Promise<void> {
    this.#change(id, { timeline: [...this.#of(id).timeline, entry] });
  }

  async findByReference(reference: string): Promise<OrderId | undefined> {
    return [...this.kept.values()].find(({ order }) => order.reference === reference)?.order.id;
  }

  #firstPaidAt(buyerId: MemberId): Date | null {
    const paid = [...this.kept.values()].flatMap(({ order, timeline }) =>
      order.buyerId === buyerId && isPaid(order) && !timeline.some(({ action }) => action === 'refuseCard')
        ? [order.paidAt]
        : [],
    );
    return paid.sort((one, other) => +one - +other)[0] ?? null;
  }

  #boughtBy(buyerId: MemberId, since: Date): MovedInADay {
    const bought = [...this.kept.values()]
      .map(({ order }) => order)
      .filter((order) => order.buyerId === buyerId && order.createdAt > since && order.status !== 'expired');
    return {
      cents: bought.reduce((sum, order) => sum + totalOf(order), 0),
      count: bought.length,
      since: bought.map(({ createdAt }) => createdAt).sort((one, other) => +one - +other)[0] ?? null,
    };
  }

  async lockCancellationsOf(sellerId: MemberId, since: Date): Promise<number> {
    this.#lockWithin(`cancellations of ${sellerId}`);
    const keys = this.sellers.keysOf(sellerId);
    const accounts = new Set([...this.kept.values()].flatMap(({ order }) => order.sellerId ?? []));
    const counted = [...accounts].filter(
      (id) => id === sellerId || this.sellers.areOne(keys, this.sellers.keysOf(id)),
    );
    const left = this.#keptUndone.filter((kept) => this.sellers.areOne(keys, kept.keys)).map(({ at }) => at);
    return [...counted.flatMap((id) => this.#undoneBy(id)), ...left].filter((at) => at > since).length;
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
    return this.#owedBy(this.sellers.keysOf(sellerId), sellerId);
  }

  /** Each key by which an account of the person is known, in one order. */
  #lockPerson(keys: SellerKeys, account: MemberId | null): void {
    const all = [keys, ...this.#soldBy(keys, account).map(({ order }) => this.#keysOfSale(order))];
    const names = all.flatMap(({ account: own, mailbox, marks }) => [own, mailbox ?? own, ...marks]);
    for (const name of [...new Set(names)].toSorted()) this.#lockWithin(`debt of ${name}`);
  }

  #keysOfSale({ id, sellerId }: Pick<Order, 'id' | 'sellerId'>): SellerKeys {
    return sellerId === null ? this.sellers.keysOfKept(id) : this.sellers.keysOf(sellerId);
  }

  /** Locks nothing outside a transaction, where such a lock would end with its own statement. */
  #lockWithin(what: string): void {
    if (this.#transaction.isRunning) this.#transaction.lock(what);
  }

  async lockDebtOfSale(id: OrderId): Promise<number> {
    const keys = this.sellers.keysOfKept(id);
    this.#lockPerson(keys, null);
    return this.#owedBy(keys, null);
  }

  async owingOrdersOf({ id, sellerId }: Pick<Order, 'id' | 'sellerId'>): Promise<readonly OwingOrder[]> {
    const keys = this.#keysOfSale({ id, sellerId });
    const owed = this.#owedOrders(keys, sellerId).filter(({ cents }) => cents > 0);
    return owed.toSorted((one, other) => one.orderId - other.orderId);
  }

  #owedBy(keys: SellerKeys, account: MemberId | null): number {
    const owed = new Map<string, number>();
    for (const { orderId, cents } of this.#owedOrders(keys, account)) {
      const { mailbox, account: own } = this.#keysOfSale(this.orderOf(orderId));
      owed.set(mailbox ?? own, (owed.get(mailbox ?? own) ?? 0) + cents);
    }
    return [...owed.values()].reduce((sum, cents) => sum + Math.max(0, cents), 0);
  }

  #owedOrders(keys: SellerKeys, account: MemberId | null): readonly OwingOrder[] {
    return this.#soldBy(keys, account).map(({ order: { id, sellerId } }) => ({
      orderId: id,
      cents: this.#owedOfSale(id),
      isOwn: sellerId !== null && sellerId === account,
    }));
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

  /** What was taken of one for the other is owed by the other again. */
  part(one: MemberId, other: MemberId): void {
    this.sellers.part(one, other);
    const [these, those] = [this.#salesOf(one), this.#salesOf(other)];
    for (const { orderId, settles, ...row } of [...this.entries]) {
      if (row.kind !== 'netting' || settles === undefined) continue;
      const isOfBoth =
        (these.includes(orderId) && those.includes(settles)) ||
        (those.includes(orderId) && these.includes(settles));
      if (isOfBoth) this.#nameAnew(row, orderId, row.cents, { from: settles, to: undefined });
    }
  }

  /** What one has paid too much settles what the other owes. */
  join(one: MemberId, other: MemberId): void {
    this.sellers.join(one, other);
    const sales = [...this.#salesOf(one), ...this.#salesOf(other)].toSorted((a, b) => a - b);
    for (const paid of sales)
      for (const owing of sales) {
        const cents = Math.min(-this.#owedOfSale(paid), this.#owedOfSale(owing));
        const row = this.entries.find(({ orderId }) => orderId === paid);
        if (row && cents > 0) this.#nameAnew(row, paid, cents, { from: undefined, to: owing });
      }
  }

  #salesOf(id: MemberId): readonly OrderId[] {
    return [...this.kept.values()].flatMap(({ order }) => (order.sellerId === id ? [order.id] : []));
  }

  #nameAnew(
    { at, providerId }: Pick<LedgerEntry, 'at' | 'providerId'>,
    orderId: OrderId,
    cents: number,
    { from, to }: { readonly from: OrderId | undefined; readonly to: OrderId | undefined },
  ): void {
    const rowOf = (sign: 1 | -1, settles: OrderId | undefined) => ({
      orderId,
      kind: 'netting' as const,
      cents: sign * cents,
      at,
      providerId: `${providerId}-named`,
      balanceTransaction: null,
      ...(settles === undefined ? {} : { settles }),
    });
    this.entries.push(rowOf(-1, from), rowOf(1, to));
  }

  /** The last step of deleting the account. */
  removeSeller(id: MemberId): void {
    this.sellers.remove(id);
    for (const { order } of this.kept.values()) {
      if (order.sellerId === id) this.#change(order.id, { order: { ...order, sellerId: null } });
    }
  }

  async releasesOf(sellerId: MemberId): Promise<number> {
    const released = this.#entriesOfSeller(sellerId).filter(({ kind }) => kind === 'release');
    return new Set(released.map(({ orderId }) => orderId)).size;
  }

  async #standingOf({ sellerId }: Order) {
    const releases = sellerId === null ? 0 : await this.releasesOf(sellerId);
    return { releases, holdDays: this.newSellerHoldDays };
  }

  #entriesOfSeller(sellerId: MemberId) {
    return this.entries.filter(({ orderId }) => this.#of(orderId).order.sellerId === sellerId);
  }

  async notLookedAt({
    paidAfter,
    lookedBefore,
    now,
  }: Parameters<PaymentLooks['notLookedAt']>[0]): Promise<readonly SweptOrder[]> {
    return [...this.kept.values()]
      .filter(({ order }) => {
        const lookedAt = this.looks.get(order.id) ?? new Date(0);
        if (!isPaid(order) || lookedAt >= lookedBefore) return false;
        if (order.paidAt > paidAfter) return true;
        const entries = this.entries.filter(({ orderId }) => orderId === order.id);
        const age = now.getTime() - order.paidAt.getTime();
        return (
          balanceOf(entries).pendingRefunds > 0 && now.getTime() - lookedAt.getTime() >= age / looksPerAge
        );
      })
      .map(({ order, provider }) => ({ orderId: order.id, provider }));
  }

  async noteLook(id: OrderId, at: Date): Promise<void> {
    this.looks.set(id, at);
  }

  async saveAddress(id: OrderId, address: PostalAddress): Promise<void> {
    this.#transaction.requireLocked(rowOf(id));
    this.#change(id, { address });
  }

  async takeFromCart(): Promise<void> {}

  async findByPayment(paymentId: string, provider: string): Promise<OrderId | undefined> {
    const found = [...this.kept.values()].find(
      (kept) => 'paymentId' in kept.order && kept.order.paymentId === paymentId && kept.provider === provider,
    );
    return found?.order.id;
  }

  async eraseTracesOf(memberId: MemberId): Promise<boolean> {
    const keys = this.sellers.keysOf(memberId);
    this.#keptUndone.push(...this.#undoneBy(memberId).map((at) => ({ keys, at })));
    const open: readonly string[] = openOrderStatuses;
    return ![...this.kept.values()].some(
      ({ order, moneyDue }) =>
        (order.buyerId === memberId || order.sellerId === memberId) &&
        (open.includes(order.status) || moneyDue),
    );
  }

  async ordersOf(
    me: MemberId,
    { party, statuses }: Parameters<OrderQueries['ordersOf']>[1],
    { limit }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedOrder[]> {
    const hers = [...this.kept.values()].filter(
      ({ order }) =>
        order[party === 'buyer' ? 'buyerId' : 'sellerId'] === me && statuses.includes(order.status),
    );
    const cursorOf = ({ createdAt, id }: Order) => ({ at: createdAt.getTime() * 1000, id });
    return hers
      .reverse()
      .slice(0, limit)
      .map((kept) => ({ ...this.#rowOf(kept), cursor: cursorOf(kept.order) }));
  }

  async find(id: OrderId, reader?: MemberId): Promise<OrderPageRow | undefined> {
    const kept = this.kept.get(id);
    if (!kept) return undefined;
    const { sellerId } = kept.order;
    const debtCents =
      sellerId !== null && sellerId === reader ? this.#owedBy(this.sellers.keysOf(sellerId), sellerId) : 0;
    return { ...this.#rowOf(kept), debtCents, standing: await this.#standingOf(kept.order) };
  }

  async partiesOf(id: OrderId): Promise<Order | undefined> {
    return this.kept.get(id)?.order;
  }

  async emailFactsOf(id: OrderId, to: 'buyer' | 'seller'): Promise<OrderEmailFacts | undefined> {
    const { order, title } = this.#of(id);
    const [buyer, seller] = [order.buyerId, order.sellerId].map((memberId) =>
      memberId === null ? undefined : this.#people.get(memberId),
    );
    const [me, other] = to === 'buyer' ? [buyer, seller] : [seller, buyer];
    if (!me) return undefined;
    const { email, firstName } = me;
    const [otherId, otherName] = [other?.id ?? null, other?.firstName ?? null];
    const isBlocked = this.blocked.has(id);
    const isFirstSale = ![...this.kept.values()].some(
      ({ order: earlier }) => earlier.sellerId === order.sellerId && earlier.id < id && isPaid(earlier),
    );
    return {
      memberId: me.id,
      to: email,
      firstName,
      otherId,
      otherName,
      title,
      order,
      balance: balanceOf(await this.entriesOf(id)),
      standing: await this.#standingOf(order),
      isBlocked,
      isFirstSale,
      hasWaited: this.#waited.has(id),
    };
  }

  async overdue(now: Date): Promise<readonly SweptOrder[]> {
    const final = [
      'expire',
      'autoRelease',
      'checkParcel',
      'cancelUnshipped',
      'escalateProblem',
      'lapseReturn',
    ];
    return [...this.kept.values()]
      .filter(({ order }) => final.includes(dueStep(order, now) ?? ''))
      .map(({ order, provider }) => ({ orderId: order.id, provider }));
  }

  override async add(id: OrderId, added: readonly LedgerEntry[]): Promise<void> {
    this.#transaction.requireLocked(rowOf(id));
    await super.add(id, added);
  }

  override async ask(id: OrderId, step: AskedStep): Promise<void> {
    this.#transaction.requireLocked(rowOf(id));
    await super.ask(id, step);
  }

  async setDue(id: OrderId, moneyDue: boolean, retryAt: Date | null = null, why?: 'planned'): Promise<void> {
    this.#transaction.requireLocked(rowOf(id));
    this.#change(id, { moneyDue, retryAt });
    if (why === 'planned') this.#waited.add(id);
  }

  async hasWaited(id: OrderId): Promise<boolean> {
    return this.#waited.has(id);
  }

  async due(now: Date): Promise<readonly SweptOrder[]> {
    return [...this.kept.values()]
      .filter(({ moneyDue, retryAt }) => moneyDue && (retryAt === null || retryAt <= now))
      .map(({ order, provider }) => ({ orderId: order.id, provider }));
  }

  #rowOf({ order, title, checkout, address, timeline, moneyDue }: Kept): OrderPageRow {
    const summary = (id: MemberId | null) => {
      const found = id === null ? undefined : this.#people.get(id);
      return found
        ? { id: found.id, firstName: found.firstName, profilePhotoUrl: found.profilePhotoUrl }
        : null;
    };
    return {
      order,
      title,
      photoUrl: null,
      listingStatus: 'active',
      buyer: summary(order.buyerId),
      seller: summary(order.sellerId),
      checkoutUrl: checkout?.url ?? null,
      address,
      balance: balanceOf(this.entries.filter(({ orderId }) => orderId === order.id)),
      moneyDue,
      review: null,
      timeline: timeline.map(({ action, by, at, text = null, photoUrls = [], cents = null }, nth) => ({
        id: nth + 1,
        action,
        by,
        at,
        text,
        photoUrls,
        cents,
      })),
    };
  }

  #of(id: OrderId): Kept {
    const kept = this.kept.get(id);
    if (!kept) throw new Error(`There is no order ${id}`);
    return kept;
  }

  #change(id: OrderId, changes: Partial<Kept>): void {
    this.kept.set(id, { ...this.#of(id), ...changes });
  }
}
