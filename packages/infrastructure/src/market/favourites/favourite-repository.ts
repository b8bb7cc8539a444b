import type {
  FavouriteQueries,
  FavouriteSellerRow,
  FavouriteStore,
  PriceEmailData,
} from '@nestmates/application/market/favourites/ports.ts';
import type { PagedListing } from '@nestmates/application/market/listings/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { isListed } from '../../platform/access/listed-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import {
  joinSeller,
  type ListingSqlRow,
  listingColumns,
  listingIsShown,
  listingRowOf,
  sellerColumns,
} from '../listings/listing-sql.ts';
import { isOnSale } from '../listings/on-sale-sql.ts';
import { joinShop, sells } from '../listings/shop-sql.ts';
import { FavouriteListingModel, FavouriteSellerModel } from './favourite-models.ts';

const after = (id: string) =>
  `(kept.created_at, ${id}) < (${timestampOrLast(':at')}, coalesce(:id::bigint, 0))`;

export const favouriteListings = `
  select ${listingColumns}, ${microsecondsOf('kept.created_at')} as at
  from favourite_listings kept
    cross join lateral (select * from listings where id = kept.listing_id offset 0) l ${joinSeller}
  where kept.user_id = :by::integer and ${after('kept.listing_id')} and ${isListed('l')}
    and ${listingIsShown(':by::integer')}
  order by kept.created_at desc, kept.listing_id desc limit :limit::integer`;

export const favouriteSellers = `
  select u.id, ${sellerColumns}, kept.created_at as since, ${microsecondsOf('kept.created_at')} as at
  from favourite_sellers kept join users u on u.id = kept.seller_id ${joinShop(':by::integer')}
  where kept.user_id = :by::integer and ${after('kept.seller_id')}
    and ${sells('u.id')} and ${notBlocked(':by::integer', 'u.id')}
  order by kept.created_at desc, kept.seller_id desc limit :limit::integer`;

const addSeller = `
  with seller as (select u.id from users u where u.id = :sellerId::integer and ${sells('u.id')}),
    added as (
      insert into favourite_sellers (user_id, seller_id, created_at)
      select :userId::integer, id, :createdAt::timestamptz from seller
      on conflict (user_id, seller_id) do nothing
    )
  select id from seller`;

const priceEmail = `
  select u.id as member_id, u.email as to, u.first_name, seller.first_name as seller_name, l.id as listing_id,
    l.price_cents
  from favourite_listings kept
    join users u on u.id = kept.user_id join listings l on l.id = kept.listing_id
    join users seller on seller.id = l.user_id
  where kept.user_id = :memberId::integer and kept.listing_id = :listingId::integer and ${isOnSale('l')}
    and ${listingIsShown(':memberId::integer')}`;

const cursorOf = (before: TimeCursor | undefined) => ({ at: before?.at ?? null, id: before?.id ?? null });

export class FavouriteRepository implements FavouriteStore, FavouriteQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async addListing(userId: MemberId, listingId: ListingId, createdAt: Date): Promise<void> {
    const row = { userId, listingId, createdAt };
    await this.#listings().insert(row).onConflict(['userId', 'listingId']).ignore();
  }

  async removeListing(userId: MemberId, listingId: ListingId): Promise<void> {
    await this.#listings().where({ userId, listingId }).delete();
  }

  async addSeller(userId: MemberId, sellerId: MemberId, createdAt: Date): Promise<boolean> {
    const [found] = await sql(this.#transaction, addSeller, { userId, sellerId, createdAt });
    return found !== undefined;
  }

  async removeSeller(userId: MemberId, sellerId: MemberId): Promise<void> {
    await this.#sellers().where({ userId, sellerId }).delete();
  }

  async listingsOf(
    by: MemberId,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedListing[]> {
    const bindings = { by, limit, ...cursorOf(before) };
    const found = await sql<ListingSqlRow & { at: string }>(this.#transaction, favouriteListings, bindings);
    return found.map((row) => ({ ...listingRowOf(row), cursor: timeCursorOf(row.at, row.id) }));
  }

  async sellersOf(
    by: MemberId,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly FavouriteSellerRow[]> {
    const bindings = { by, limit, ...cursorOf(before) };
    type Row = Omit<FavouriteSellerRow, 'cursor'> & { readonly at: string };
    const found = await sql<Row>(this.#transaction, favouriteSellers, bindings);
    return found.map(({ at, ...row }) => ({ ...row, cursor: timeCursorOf(at, row.id) }));
  }

  async keepsSeller(userId: MemberId, sellerId: MemberId): Promise<boolean> {
    const found = await this.#sellers().findOne({ userId, sellerId }).select('sellerId');
    return found !== undefined;
  }

  async keepersOf(listingId: ListingId): Promise<readonly MemberId[]> {
    const keepers = await this.#listings().where({ listingId }).orderBy('userId').select('userId');
    return keepers.map(({ userId }) => userId);
  }

  async priceEmailOf(memberId: MemberId, listingId: ListingId): Promise<PriceEmailData | undefined> {
    const [found] = await sql<PriceEmailData>(this.#transaction, priceEmail, { memberId, listingId });
    return found;
  }

  #listings() {
    return FavouriteListingModel.query(this.#transaction.db);
  }

  #sellers() {
    return FavouriteSellerModel.query(this.#transaction.db);
  }
}
