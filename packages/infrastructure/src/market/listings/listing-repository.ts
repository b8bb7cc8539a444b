import type {
  ListingStore,
  ListingsOnSale,
  NewListingRow,
} from '@nestmates/application/market/listings/ports.ts';
import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import { isAway } from '../../members/pairs/not-blocked.ts';
import { notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { columnsOf, ListingModel, listingFields, listingOf } from './listing-models.ts';

const onSaleAgain = { status: 'active', pausedWhileAway: false } as const;

export class ListingRepository implements ListingStore, ListingsOnSale {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(listing: NewListingRow): Promise<ListingId> {
    const { db } = this.#transaction;
    const row = { ...columnsOf(listing), updatedAt: listing.createdAt };
    const { id } = await ListingModel.query(db).insert(row).returning('id');
    return id;
  }

  async lock(id: ListingId): Promise<Listing | undefined> {
    const { db } = this.#transaction;
    const found = await ListingModel.query(db)
      .findById(id)
      .select(listingFields, 'pausedWhileAway')
      .forUpdate();
    if (!found) return undefined;
    if (!(found.pausedWhileAway && (await this.#isBack(id)))) return listingOf(found);
    requireOneRow(await ListingModel.query(db).findById(id).patch(onSaleAgain), 'A listing on sale again');
    return listingOf({ ...found, status: 'active' });
  }

  async lockShared(id: ListingId): Promise<Pick<Listing, 'userId' | 'isDemo' | 'status'> | undefined> {
    const found = await this.#transaction
      .db('listings')
      .where({ id })
      .whereRaw(notHiddenFromOthers('listing', 'listings.id'))
      .forShare()
      .first('userId', 'isDemo', 'status', 'pausedWhileAway');
    if (!found) return undefined;
    const { pausedWhileAway, ...listing } = found;
    return pausedWhileAway && (await this.#isBack(id)) ? { ...listing, status: 'active' } : listing;
  }

  datedUntil(date: CalendarDate): Promise<readonly ListingId[]> {
    const onSale = this.#transaction.db('listings').whereRaw("status in ('active', 'paused')");
    return onSale.where('serviceDate', '<=', date).orderBy('id').pluck('id');
  }

  async pauseAllOfAway(userId: MemberId, at: Date): Promise<void> {
    // There is no row where nothing is for sale.
    await ListingModel.query(this.#transaction.db)
      .where({ userId, status: 'active' })
      .patch({ status: 'paused', pausedWhileAway: true, updatedAt: at });
  }

  async resumeAllOfAway(userId: MemberId, at: Date): Promise<void> {
    const paused = () => ListingModel.query(this.#transaction.db).where({ userId, pausedWhileAway: true });
    // There is no row where all of it was recalled or has ended meanwhile.
    await paused()
      .where({ status: 'paused', recallId: null })
      .patch({ ...onSaleAgain, updatedAt: at });
    // There is no row where none was.
    await paused().patch({ pausedWhileAway: false });
  }

  /** Whether its seller, who was away, is so no longer, though no job has put it on sale again. */
  async #isBack(id: ListingId): Promise<boolean> {
    const back = this.#transaction
      .db('listings')
      .where({ id })
      .whereRaw(`not ${isAway('listings.user_id')}`);
    return (await back.first('id')) !== undefined;
  }

  async save(listing: Listing, expectedStatus: ListingStatus): Promise<void> {
    const { id, userId: _, createdAt: __, ...columns } = columnsOf(listing);
    const changed = await ListingModel.query(this.#transaction.db)
      .findById(id)
      .where({ status: expectedStatus })
      .patch(columns);
    requireOneRow(changed, 'Saving a listing');
  }
}
