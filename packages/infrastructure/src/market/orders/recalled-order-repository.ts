import type {
  RecalledOrderFacts,
  RecalledOrderQueries,
} from '@nestmates/application/market/orders/emails/recalled-order-emails.ts';
import {
  type RecalledOrderStore,
  tellOfRecall,
} from '@nestmates/application/market/orders/recalled-orders.ts';
import type { RecallableThing, RecallableThings } from '@nestmates/application/trust/recalls/ports.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { type OrderRow, orderOf } from './order-row.ts';

/** The title under which it was bought; the rest is known as long as the listing is there. */
export const productsBought = `
  select o.id, o.title, coalesce(listing.description, '') as description, listing.brand, listing.model
  from (
    select * from orders
    where id > :after::integer and created_at >= :boughtSince::timestamptz and fulfilment <> 'service'
      and status in ('awaiting_payment', 'pending_shipment', 'shipped', 'problem', 'completed')
    order by id limit :limit::integer
  ) o left join listings listing on listing.id = o.listing_id
  order by o.id`;

const add = `
  insert into recalled_orders (order_id, recall_id, at)
  select :orderId, id, :at from recalls where id = :recallId for share
  on conflict do nothing returning order_id`;

const facts = `
  select o.*, me.id as member_id, me.email as "to", me.first_name, recall.title as recall
  from orders o join recalled_orders r on r.order_id = o.id join recalls recall on recall.id = r.recall_id
  join users me on me.id = case when :to = 'buyer' then o.buyer_id else o.seller_id end
  where o.id = :orderId and recall.id = :recallId`;

export class RecalledOrderRepository implements RecallableThings, RecalledOrderStore, RecalledOrderQueries {
  readonly kind = 'order';
  readonly job = tellOfRecall;
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  after(after: number, boughtSince: Date, limit: number): Promise<readonly RecallableThing[]> {
    return sql<RecallableThing>(this.#transaction, productsBought, { after, boughtSince, limit });
  }

  async add(recalled: Parameters<RecalledOrderStore['add']>[0]): Promise<boolean> {
    return (await sql(this.#transaction, add, { ...recalled })).length > 0;
  }

  async recalledOrder(
    orderId: OrderId,
    recallId: string,
    to: 'buyer' | 'seller',
  ): Promise<RecalledOrderFacts | undefined> {
    type Row = OrderRow & Omit<RecalledOrderFacts, 'order'>;
    const [found] = await sql<Row>(this.#transaction, facts, { orderId, recallId, to });
    if (!found) return undefined;
    const { memberId, to: address, firstName, title, recall } = found;
    return { memberId, to: address, firstName, title, recall, order: orderOf(found) };
  }
}
