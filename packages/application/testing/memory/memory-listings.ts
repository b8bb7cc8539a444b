import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import type {
  ListingPhotoRecords,
  ListingQueries,
  ListingRow,
  ListingStore,
  NewListingRow,
  PagedListing,
} from '../../src/market/listings/ports.ts';
import type { PhotoUse } from '../../src/members/photos/ports.ts';
import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

const rowOf = (listing: Listing): ListingRow => ({
  listing,
  seller: {
    id: listing.userId,
    firstName: 'Sara',
    profilePhotoUrl: '/photos/sara/card.webp',
    photoCheckedAt: null,
    city: 'Austin',
    state: 'Texas',
    zipCode: '78701',
    shopName: null,
    storeLive: false,
    storeSlug: null,
    ratingSum: null,
    ratingCount: null,
  },
  km: 3,
  sameZip: false,
  favourite: false,
});

export class MemoryListings implements ListingStore, Pick<ListingQueries, 'find' | 'ownOf'> {
  readonly stored = new Map<ListingId, Listing>();
  readonly #transaction: MemoryTransaction | undefined;
  constructor(transaction?: MemoryTransaction) {
    this.#transaction = transaction;
  }

  async add({ createdAt, ...listing }: NewListingRow): Promise<ListingId> {
    const id = this.stored.size + 1;
    const times = { createdAt, updatedAt: createdAt };
    this.stored.set(id, { ...listing, ...times, id, status: 'active', isDemo: false, recallId: null });
    return id;
  }
  async lock(id: ListingId): Promise<Listing | undefined> {
    this.#transaction?.lock(`listing ${id}`);
    return this.stored.get(id);
  }
  async lockShared(id: ListingId): Promise<Listing | undefined> {
    return this.stored.get(id);
  }
  async save(listing: Listing, expectedStatus: ListingStatus): Promise<void> {
    if (this.stored.get(listing.id)?.status !== expectedStatus) throw new Error('It has another status');
    this.stored.set(listing.id, listing);
  }
  async find(id: ListingId): Promise<ListingRow | undefined> {
    const found = this.stored.get(id);
    return found && found.status !== 'removed' ? rowOf(found) : undefined;
  }
  async ownOf(
    seller: MemberId,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedListing[]> {
    const hers = [...this.stored.values()].filter(({ userId }) => userId === seller);
    return hers
      .filter(({ status, id }) => status !== 'removed' && id < (before?.id ?? Number.POSITIVE_INFINITY))
      .toSorted((a, b) => b.id - a.id)
      .slice(0, limit)
      .map((listing) => ({
        ...rowOf(listing),
        cursor: { at: listing.createdAt.getTime() * 1000, id: listing.id },
      }));
  }
}

/** Keeps by name who uploaded a photo, and whether it is kept or used. */
export class MemoryListingPhotos implements ListingPhotoRecords {
  readonly stored = new Map<string, { readonly ownerId: MemberId; use: PhotoUse | null }>();

  async keep(name: string): Promise<void> {
    this.#mark([name], 'kept');
  }
  async use(
    ownerId: MemberId,
    names: readonly string[],
    usedAs: 'listing' | 'order' = 'listing',
  ): Promise<readonly string[]> {
    const free = names.filter((name) => {
      const photo = this.stored.get(name);
      return photo?.ownerId === ownerId && photo.use === 'kept';
    });
    return this.#mark(free, usedAs);
  }
  async release(names: readonly string[]): Promise<void> {
    this.#mark(names, null);
  }
  async giveUpKept(): Promise<void> {
    this.#mark(
      [...this.stored.keys()].filter((name) => this.stored.get(name)?.use === 'kept'),
      null,
    );
  }

  #mark(names: readonly string[], use: PhotoUse | null): readonly string[] {
    for (const name of names) {
      const photo = this.stored.get(name);
      if (photo) photo.use = use;
    }
    return names;
  }
}
