import type {
  CheckoutFacts,
  OpenCheckout,
  OrderStore,
  StoredOrder,
  TimelineEntry,
} from '@nestmates/application/market/orders/ports.ts';
import type { PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { UndoneSales } from '@nestmates/domain/market/orders/cancellations.ts';
import {
  type AwaitingPayment,
  type Order,
  openOrderStatuses,
} from '@nestmates/domain/market/orders/order.ts';
import { movesMoney } from '@nestmates/domain/market/orders/settlement.ts';
import type { DailyLimit } from '@nestmates/domain/money/payments/money-limits.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { lockSellers } from '../../money/payments/seller-locks.ts';
import { sellerLocks } from '../../money/payments/seller-mark-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CartItemModel } from '../cart/cart-item-model.ts';
import { type ListingColumns, listingOf } from '../listings/listing-models.ts';
import { OrderModel } from './order-models.ts';
import {
  addEntry,
  checkoutFacts,
  countUndoneByWhom,
  eraseTraces,
  lockCancellations,
  lockOrder,
  placeOrder,
  saveOrder,
  sellerLockingBuyer,
  undoneBindings,
} from './order-repository-sql.ts';
import { columnsOf, type OrderRow, orderOf } from './order-row.ts';

type Kept = Pick<OrderModel, 'title' | 'provider' | 'sellerAccountId' | 'checkoutId' | 'checkoutUrl'>;

const checkoutOf = ({
  checkoutId,
  checkoutUrl: url,
}: Pick<OrderModel, 'checkoutId' | 'checkoutUrl'>): OpenCheckout | null =>
  checkoutId === null || url === null ? null : { checkoutId, url };

type BegunRow = Omit<AwaitingPayment, 'status' | 'createdAt' | 'reservedUntil'> &
  Kept & {
    readonly createdAt: string;
    readonly reservedUntil: string;
  };

type FactsRow = ListingColumns & {
  readonly provider: string | null;
  readonly providerAccountId: string | null;
  readonly ready: boolean | null;
  readonly begun: BegunRow | null;
  readonly begunCheckouts: number;
  readonly bought: DailyLimit & { readonly since: string | null };
  readonly firstPaidAt: Date | null;
};

function placedOf({
  title,
  provider,
  sellerAccountId,
  checkoutId,
  checkoutUrl,
  ...begun
}: BegunRow): StoredOrder<AwaitingPayment> {
  const [createdAt, reservedUntil] = [new Date(begun.createdAt), new Date(begun.reservedUntil)];
  return {
    order: { ...begun, status: 'awaiting_payment', createdAt, reservedUntil },
    title,
    provider,
    sellerAccountId,
    checkout: checkoutOf({ checkoutId, checkoutUrl }),
  };
}

const entryOf = ({ at, action, by, text, photoUrls = [], adminId, cents }: TimelineEntry) => ({
  at,
  action,
  by,
  text: text ?? null,
  photoUrls: [...photoUrls],
  adminId: adminId ?? null,
  cents: cents ?? null,
});

/** Advisory locks, so that two cancellations at the same time count each other, with whichever account of the person. */
const cancellationLocks = { space: 7026, keys: sellerLocks.cancellations };

/** And so do two checkouts of one buyer. */
const checkoutLocks = 7027;

export class OrderRepository implements OrderStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async beginCheckout(listingId: ListingId, buyerId: MemberId): Promise<MemberId | undefined> {
    const bindings = { listingId, buyerId, space: checkoutLocks };
    const [found] = await sql<{ userId: MemberId }>(this.#transaction, sellerLockingBuyer, bindings);
    return found?.userId;
  }

  async lockForCheckout(
    listingId: ListingId,
    buyerId: MemberId,
    boughtSince: Date,
  ): Promise<CheckoutFacts | undefined> {
    const bindings = { listingId, buyerId, boughtSince };
    const [found] = await sql<FactsRow>(this.#transaction, checkoutFacts, bindings);
    if (!found) return undefined;
    const { provider, providerAccountId, ready, begun, begunCheckouts, bought, firstPaidAt } = found;
    const hasAccount = provider !== null && providerAccountId !== null && ready !== null;
    return {
      listing: listingOf(found),
      account: hasAccount ? { provider, providerAccountId, ready } : undefined,
      begun: begun === null ? undefined : placedOf(begun),
      begunCheckouts,
      bought: { ...bought, since: bought.since === null ? null : new Date(bought.since) },
      firstPaidAt,
    };
  }

  async place({ order, ...kept }: Parameters<OrderStore['place']>[0], reserved?: Listing): Promise<OrderId> {
    const { listingId, createdAt } = order;
    const [placed] = await sql<{ id: OrderId }>(this.#transaction, placeOrder, {
      ...order,
      ...kept,
      listingId,
      createdAt,
      listingStatus: reserved?.status ?? null,
    });
    if (!placed) throw new Error('An order was not placed');
    return placed.id;
  }

  async saveCheckout(id: OrderId, { checkoutId, url: checkoutUrl }: OpenCheckout): Promise<boolean> {
    const orders = this.#orders().findById(id).where({ status: 'awaiting_payment' });
    return (await orders.patch({ checkoutId, checkoutUrl })) === 1;
  }

  async lock(id: OrderId): Promise<StoredOrder | undefined> {
    const [found] = await sql<LockedRow>(this.#transaction, lockOrder, { id });
    return found && storedOf(found);
  }

  async save(order: Order, expectedStatus: Order['status'], entry: TimelineEntry): Promise<void> {
    const { id, createdAt: _, ...columns } = columnsOf(order);
    const due = movesMoney(order) ? { moneyDue: true, moneyRetryAt: null, moneyWaitPlanned: false } : {};
    const changed = Object.entries({ ...columns, ...due }).filter(([, value]) => value !== undefined);
    const text = saveOrder(changed.map(([name]) => name));
    const bindings = { ...Object.fromEntries(changed), id, expectedStatus, ...entryOf(entry) };
    requireOneRow(await sql(this.#transaction, text, bindings), 'Saving an order');
  }

  async saveAddress(id: OrderId, address: PostalAddress): Promise<void> {
    requireOneRow(await this.#orders().findById(id).patch({ address }), 'Saving an address');
  }

  async takeFromCart(userId: MemberId, listingId: ListingId): Promise<void> {
    await CartItemModel.query(this.#transaction.db).where({ userId, listingId }).delete();
  }

  async note(orderId: OrderId, entry: TimelineEntry): Promise<void> {
    await sql(this.#transaction, addEntry, { orderId, ...entryOf(entry) });
  }

  async findByReference(reference: string): Promise<OrderId | undefined> {
    if (!isUuid(reference)) return undefined;
    return (await this.#orders().findOne({ reference }).select('id'))?.id;
  }

  async findByPayment(paymentId: string, provider: string): Promise<OrderId | undefined> {
    return (await this.#orders().findOne({ paymentId, provider }).select('id'))?.id;
  }

  async lockCancellationsOf(sellerId: MemberId, since: Date): Promise<UndoneSales> {
    // A statement of its own: what was committed while it waited is seen by the next one only.
    await lockSellers(this.#transaction, lockCancellations, { sellerId, ...cancellationLocks });
    const bindings = { sellerId, since, ...undoneBindings };
    const [found] = await sql<UndoneSales>(this.#transaction, countUndoneByWhom, bindings);
    return found ?? { own: 0, others: 0 };
  }

  async eraseTracesOf(memberId: MemberId): Promise<boolean> {
    const bindings = { memberId, open: [...openOrderStatuses], ...undoneBindings };
    const [found] = await sql<{ unsettled: boolean }>(this.#transaction, eraseTraces, bindings);
    return found?.unsettled === false;
  }

  #orders() {
    return OrderModel.query(this.#transaction.db);
  }
}

/** Others may have put anything there. */
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

type LockedRow = OrderRow & { readonly accountOfLeft: string | null };

const storedOf = (row: LockedRow): StoredOrder => ({
  order: orderOf(row),
  title: row.title,
  provider: row.provider,
  sellerAccountId: row.sellerAccountId ?? row.accountOfLeft,
  checkout: checkoutOf(row),
});
