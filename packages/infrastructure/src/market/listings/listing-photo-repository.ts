import type { ListingPhotoRecords } from '@nestmates/application/market/listings/ports.ts';
import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { PhotoModel } from '../../members/photos/photo-model.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ListingModel } from './listing-models.ts';

const anyName = '%';

/** The listings of a photo's owner that show it. */
const showing = () =>
  ListingModel.query()
    .whereColumn('listings.userId', 'photos.ownerId')
    .whereRaw('replace(?, ?, photos.name) = any(listings.photo_urls)', [photoUrl(anyName), anyName]);

export class ListingPhotoRepository implements ListingPhotoRecords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async keep(name: string): Promise<void> {
    // No row where its owner has left during the upload: then it is removed with the others.
    await this.#photos().findById(name).whereNotNull('ownerId').whereNull('usedAs').patch({ usedAs: 'kept' });
  }

  async use(
    ownerId: MemberId,
    names: readonly string[],
    usedAs: 'listing' | 'order' = 'listing',
  ): Promise<readonly string[]> {
    const used = await this.#photos()
      .whereIn('name', [...names])
      .where({ ownerId })
      .where((one) => {
        one.where({ usedAs: 'kept' });
        if (usedAs === 'listing') {
          one.orWhere((again) => {
            again.where({ usedAs }).whereExists(showing().where('listings.status', 'sold'));
          });
        }
      })
      .patch({ usedAs })
      .returning('name');
    return used.map(({ name }) => name);
  }

  async release(names: readonly string[], listingId: ListingId): Promise<void> {
    // No row where an order or another listing shows them too.
    await this.#photos()
      .whereIn('name', [...names])
      .where({ usedAs: 'listing' })
      .whereNotExists(showing().whereNot('listings.id', listingId))
      .patch({ usedAs: null });
  }

  async giveUpKept(before: Date): Promise<void> {
    // No row on most days.
    await this.#photos().where({ usedAs: 'kept' }).where('enteredAt', '<', before).patch({ usedAs: null });
  }

  #photos() {
    return PhotoModel.query(this.#transaction.db);
  }
}
