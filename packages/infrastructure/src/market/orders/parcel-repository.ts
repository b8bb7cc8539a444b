import type { FollowedParcel, ParcelStore } from '@nestmates/application/market/orders/ports.ts';
import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { parcelColumns } from './order-models.ts';

/** As `isFollowed` of the domain says. */
const underWay = `
  select id as order_id, carrier, tracking_number as number from orders
  where status in ('shipped', 'problem') and tracking_number is not null
    and parcel_state is distinct from 'delivered'`;

const one = `${underWay} and id = :id`;

const notAskedAbout = `
  (${underWay} and parcel_asked_at is null limit :limit)
  union all
  (${underWay} and parcel_asked_at <= :askedBefore order by parcel_asked_at limit :limit)
  limit :limit`;

export class ParcelRepository implements ParcelStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  notAskedAbout(askedBefore: Date, limit: number): Promise<readonly FollowedParcel[]> {
    return sql<FollowedParcel>(this.#transaction, notAskedAbout, { askedBefore, limit });
  }

  async find(id: OrderId): Promise<FollowedParcel | undefined> {
    return (await sql<FollowedParcel>(this.#transaction, one, { id }))[0];
  }

  async noteAsked(id: OrderId, parcelAskedAt: Date): Promise<void> {
    await this.#orders().where({ id }).update({ parcelAskedAt });
  }

  async save(id: OrderId, parcel: Parcel): Promise<void> {
    const saved = await this.#orders().where({ id }).update(parcelColumns(parcel)).returning('id');
    requireOneRow(saved, 'Saving what a carrier says');
  }

  #orders() {
    return this.#transaction.db('orders');
  }
}
