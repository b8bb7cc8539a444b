import type {
  RecalledListingFacts,
  RecalledListingQueries,
} from '@nestmates/application/market/listings/recalled-listing-emails.ts';
import { pauseRecalled } from '@nestmates/application/market/listings/recalled-listings.ts';
import type { RecallableThing, RecallableThings } from '@nestmates/application/trust/recalls/ports.ts';
import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** Services as well: something recalled may be rented out. What is bought of them is looked at by its order. */
export const listingsOnSale = `
  select id, title, description, brand, model from listings
  where id > :after::integer and status in ('active', 'paused', 'reserved') and not is_demo
  order by id limit :limit::integer`;

const facts = `
  select u.id as member_id, u.email as "to", u.first_name, l.id as listing_id, l.title, recall.title as recall
  from listings l join users u on u.id = l.user_id join recalls recall on recall.id = l.recall_id
  where l.id = :listingId and l.recall_id = :recallId and l.status = 'paused'`;

export class RecalledListingReader implements RecallableThings, RecalledListingQueries {
  readonly kind = 'listing';
  readonly job = pauseRecalled;
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  after(after: number, _boughtSince: Date, limit: number): Promise<readonly RecallableThing[]> {
    return sql<RecallableThing>(this.#transaction, listingsOnSale, { after, limit });
  }

  async recalledListing(listingId: ListingId, recallId: string): Promise<RecalledListingFacts | undefined> {
    return (await sql<RecalledListingFacts>(this.#transaction, facts, { listingId, recallId }))[0];
  }
}
