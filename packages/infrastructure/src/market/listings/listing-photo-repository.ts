import type { ListingPhotoRecords } from '@nestmates/application/market/listings/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { PhotoModel } from '../../members/photos/photo-model.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

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
      .where({ ownerId, usedAs: 'kept' })
      .patch({ usedAs })
      .returning('name');
    return used.map(({ name }) => name);
  }

  async release(names: readonly string[]): Promise<void> {
    // No row where an order shows them too.
    await this.#photos()
      .whereIn('name', [...names])
      .where({ usedAs: 'listing' })
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
