import type { FollowedParcel, ParcelStore } from '@nestmates/application/market/orders/ports.ts';
import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { parcelColumns } from './order-row.ts';

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

const noteAsked = 'update orders set parcel_asked_at = :at where id = :id returning id';

const saveParcel = `
  update orders set parcel_state = :parcelState, parcel_at = :parcelAt where id = :id returning id`;

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

  async noteAsked(id: OrderId, at: Date): Promise<void> {
    const noted = await sql(this.#transaction, noteAsked, { id, at });
    requireOneRow(noted, 'Noting when a carrier was asked');
  }

  async save(id: OrderId, parcel: Parcel): Promise<void> {
    const saved = await sql(this.#transaction, saveParcel, { id, ...parcelColumns(parcel) });
    requireOneRow(saved, 'Saving what a carrier says');
  }
}
