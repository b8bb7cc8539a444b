import type { FollowedParcel, ParcelStore } from '@nestmates/application/market/orders/parcel-ports.ts';
import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import { type ParcelWay, parcelWays } from '@nestmates/domain/market/orders/parcel-reports.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { parcelColumns } from './parcel-columns.ts';

/** Says what `isFollowed` and `isFollowedBack` of the domain say. */
const underWay: Readonly<Record<ParcelWay, string>> = {
  there: `
    select id as order_id, 'there' as way, carrier, tracking_number as number from orders
    where status in ('shipped', 'problem') and tracking_number is not null
      and parcel_state is distinct from 'delivered'`,
  back: `
    select id as order_id, 'back' as way, return_carrier as carrier, return_number as number from orders
    where return_status = 'sent' and return_parcel_state is distinct from 'delivered'`,
};

const askedAt: Readonly<Record<ParcelWay, string>> = { there: 'parcel_asked_at', back: 'return_asked_at' };

const one = `${underWay.there} and id = :id`;

const notAskedAbout = `${parcelWays
  .map(
    (way) => `
  (${underWay[way]} and ${askedAt[way]} is null limit :limit)
  union all
  (${underWay[way]} and ${askedAt[way]} <= :askedBefore order by ${askedAt[way]} limit :limit)`,
  )
  .join(' union all ')}
  limit :limit`;

const noteAsked = (way: ParcelWay): string =>
  `update orders set ${askedAt[way]} = :at where id = :orderId returning id`;

const saveParcel: Readonly<Record<ParcelWay, string>> = {
  there: `update orders set parcel_state = :parcelState, parcel_at = :parcelAt where id = :orderId returning id`,
  back: `
    update orders set return_parcel_state = :parcelState, return_parcel_at = :parcelAt
    where id = :orderId and return_status = 'sent' returning id`,
};

type Which = Parameters<ParcelStore['noteAsked']>[0];

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

  async noteAsked({ orderId, way }: Which, at: Date): Promise<void> {
    const noted = await sql(this.#transaction, noteAsked(way), { orderId, at });
    requireOneRow(noted, 'Noting when a carrier was asked');
  }

  async save({ orderId, way }: Which, parcel: Parcel): Promise<void> {
    const saved = await sql(this.#transaction, saveParcel[way], { orderId, ...parcelColumns(parcel) });
    requireOneRow(saved, 'Saving what a carrier says');
  }
}
