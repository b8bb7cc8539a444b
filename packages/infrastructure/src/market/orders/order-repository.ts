import type {
  CheckoutFacts,
  OpenCheckout,
  OrderStore,
  StoredOrder,
  TimelineEntry,
} from '@nestmates/application/market/orders/ports.ts';
import type { PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import {
  type AwaitingPayment,
  type Order,
  openOrderStatuses,
} from '@nestmates/domain/market/orders/order.ts';
import { movesMoney } from '@nestmates/domain/market/orders/settlement.ts';
import type { MovedInADay } from '@nestmates/domain/money/payments/money-limits.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { columnsNamed, jsonColumns } from '../../platform/database/names.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CartItemModel } from '../cart/cart-item-model.ts';
import { type ListingColumns, listingFields, listingOf } from '../listings/listing-model.ts';
import { columnsOf, OrderModel, type OrderRow, orderOf } from './order-models.ts';

/** The members first, the lower id first, as everywhere. */
const lockOrder = `
  with present as materialized (
    select id from users where id in (
      select unnest(array[buyer_id, seller_id]) from orders where id = :id::integer
    ) order by id for key share
  )
  select o.*, (select count(*) from present) as present from orders o where o.id = :id::integer for update of o`;

type Kept = Pick<OrderModel, 'title' | 'provider' | 'sellerAccountId' | 'checkoutId' | 'checkoutUrl'>;
type LockedRow = OrderRow & Kept;

const checkoutOf = ({
  checkoutId,
  checkoutUrl: url,
}: Pick<OrderModel, 'checkoutId' | 'checkoutUrl'>): OpenCheckout | null =>
  checkoutId === null || url === null ? null : { checkoutId, url };

/**
 * For whoever holds the lock of the pair: two checkouts of one buyer come one after the other, so that they have
 * begun nothing that this does not see.
 */
const checkoutFacts = `
  select ${columnsNamed(listingFields).map((column) => `l.${column}`)},
    account.provider, account.provider_account_id, account.ready,
    (select to_json(begun) from (
      select ${jsonColumns(['id', 'reference', 'title', 'provider', 'sellerAccountId', 'fulfilment', 'createdAt', 'reservedUntil', 'checkoutId', 'checkoutUrl'])},
        ${jsonColumns(['priceCents', 'processingFeeCents', 'platformFeeCents', 'sellerId', 'buyerId', 'listingId'])}
      from orders where buyer_id = :buyerId and listing_id = l.id and status = 'awaiting_payment'
    ) begun) as begun,
    (select count(*)::integer from orders where buyer_id = :buyerId and status = 'awaiting_payment') as begun_checkouts
  from listings l left join payment_accounts account on account.user_id = l.user_id
  where l.id = :listingId for update of l`;

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

const placeOrder = `
  with placed as (
    insert into orders (reference, listing_id, title, provider, seller_account_id, buyer_id, seller_id, fulfilment, status, price_cents,
      processing_fee_cents, platform_fee_cents, created_at, reserved_until)
    values (:reference, :listingId, :title, :provider, :sellerAccountId, :buyerId, :sellerId, :fulfilment, :status, :priceCents,
      :processingFeeCents, :platformFeeCents, :createdAt, :reservedUntil)
    returning id
  ), noted as (
    insert into order_events (order_id, at, action, by) select id, :createdAt, 'place', 'buyer' from placed
  ), reserved as (
    update listings set status = :listingStatus, updated_at = :createdAt
    where id = :listingId and :listingStatus::text is not null
  )
  select id from placed`;

/** Where it is refused, the transaction is rolled back. */
const eraseTraces = `
  with hers as (
    select * from orders where buyer_id = :memberId union all select * from orders where seller_id = :memberId
  ), words as (
    update order_events e set text = null, photo_urls = '{}' from hers
    where hers.id = e.order_id and e.by = case when hers.buyer_id = :memberId then 'buyer' else 'seller' end
      and (e.text is not null or e.photo_urls <> '{}')
  ), reviews_of_hers as (
    update reviews r set text = case when hers.buyer_id = :memberId then null else r.text end,
      answer = case when hers.seller_id = :memberId then null else r.answer end,
      answered_at = case when hers.seller_id = :memberId then null else r.answered_at end
    from hers where hers.id = r.order_id
  ), addresses as (
    update orders set address = null where buyer_id = :memberId and address is not null
  ), accounts as (
    update orders set seller_account_id = null where seller_id = :memberId and seller_account_id is not null
  )
  select exists (select from hers where status = any(:open::text[]) or money_due) as unsettled`;

const seller = `select user_id from listings where id = :listingId::integer`;

const addEntry = `
  insert into order_events (order_id, at, action, by, text, photo_urls, admin_id)
  values (:orderId, :at, :action, :by, :text, :photoUrls::text[], :adminId)`;

/** One statement, so that an order never changes without its entry in the timeline. */
const saveOrder = (columns: readonly string[]) => `
  with saved as (
    update orders set ${columns.map((name) => `${columnsNamed([name])} = :${name}`).join(', ')}
    where id = :id and status = :expectedStatus returning id
  )
  insert into order_events (order_id, at, action, by, text, photo_urls, admin_id)
  select id, :at::timestamptz, :action, :by, :text, :photoUrls::text[], :adminId::integer from saved
  returning id`;

const entryOf = ({ at, action, by, text, photoUrls = [], adminId }: TimelineEntry) => ({
  at,
  action,
  by,
  text: text ?? null,
  photoUrls: [...photoUrls],
  adminId: adminId ?? null,
});

/** Of advisory locks, so that two cancellations at the same time count each other. */
const cancellationLocks = 7026;
const lockCancellations = 'select pg_advisory_xact_lock(:space, :sellerId)';

/** So that two checkouts of one buyer at the same time count each other. */
const purchaseLocks = 7027;
const lockPurchases = 'select pg_advisory_xact_lock(:space, :buyerId)';

/** A checkout that has ended without a payment bought nothing. */
const purchases = `
  select coalesce(sum(price_cents + processing_fee_cents), 0)::bigint as cents, count(*)::integer as count,
    min(created_at) as since
  from orders where buyer_id = :buyerId and created_at > :since and status <> 'expired'`;

export class OrderRepository implements OrderStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async sellerOf(listingId: ListingId): Promise<MemberId | undefined> {
    const [found] = await sql<{ userId: MemberId }>(this.#transaction, seller, { listingId });
    return found?.userId;
  }

  async lockForCheckout(listingId: ListingId, buyerId: MemberId): Promise<CheckoutFacts | undefined> {
    const [found] = await sql<FactsRow>(this.#transaction, checkoutFacts, { listingId, buyerId });
    if (!found) return undefined;
    const { provider, providerAccountId, ready, begun, begunCheckouts } = found;
    const hasAccount = provider !== null && providerAccountId !== null && ready !== null;
    return {
      listing: listingOf(found),
      account: hasAccount ? { provider, providerAccountId, ready } : undefined,
      begun: begun === null ? undefined : placedOf(begun),
      begunCheckouts,
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
    const due = movesMoney(order.status) ? { moneyDue: true, moneyRetryAt: null } : {};
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

  async lockCancellationsOf(sellerId: MemberId, since: Date): Promise<number> {
    // A statement of its own: what was committed while it waited is seen by the next one only.
    await sql(this.#transaction, lockCancellations, { sellerId, space: cancellationLocks });
    return this.#orders()
      .where({ sellerId, status: 'cancelled', undoneBySeller: true })
      .where('cancelledAt', '>', since)
      .resultSize();
  }

  async lockPurchasesOf(buyerId: MemberId, since: Date): Promise<MovedInADay> {
    // A statement of its own, as for the cancellations.
    await sql(this.#transaction, lockPurchases, { buyerId, space: purchaseLocks });
    // pg returns a sum as text.
    type Row = Omit<MovedInADay, 'cents'> & { readonly cents: string };
    const [found] = await sql<Row>(this.#transaction, purchases, { buyerId, since });
    if (!found) throw new Error('There is no sum of what was bought');
    return { ...found, cents: Number(found.cents) };
  }

  async eraseTracesOf(memberId: MemberId): Promise<boolean> {
    const bindings = { memberId, open: [...openOrderStatuses] };
    const [found] = await sql<{ unsettled: boolean }>(this.#transaction, eraseTraces, bindings);
    return found?.unsettled === false;
  }

  #orders() {
    return OrderModel.query(this.#transaction.db);
  }
}

/** Others may have put anything there. */
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const storedOf = (row: LockedRow): StoredOrder => ({
  order: orderOf(row),
  title: row.title,
  provider: row.provider,
  sellerAccountId: row.sellerAccountId,
  checkout: checkoutOf(row),
});
