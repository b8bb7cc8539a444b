import { listingRule } from '@nestmates/domain/market/listings/listing-rules.ts';
import { requireProblemOpenTo } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { orderPartyOf } from '@nestmates/domain/market/orders/order.ts';
import {
  orderOfPhoto,
  orderPhotoName,
  photoNameFromUrl,
  photoUrl,
} from '@nestmates/domain/platform/photos/photo-address.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Photos } from '../../members/photos/photos.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { ListingPhotoRecords } from '../listings/ports.ts';
import type { OrderQueries } from './ports.ts';
import { requireFound } from './view-of-order.ts';

export interface OrderPhotosDeps {
  readonly photos: Pick<Photos, 'store'>;
  readonly records: Pick<ListingPhotoRecords, 'keep' | 'use'>;
  readonly queries: Pick<OrderQueries, 'find' | 'partiesOf'>;
  readonly clock: Clock;
}

const notHers = () => invalid('photoUrls', listingRule.notHerPhoto);

/** Photos of what is wrong with an order, which only its two members and administrators see. */
export class OrderPhotos {
  readonly #deps: OrderPhotosDeps;
  constructor(deps: OrderPhotosDeps) {
    this.#deps = deps;
  }

  /** Kept for a day, until the member reports the problem or answers. */
  async upload(by: Caller, id: OrderId, upload: Upload): Promise<{ imageUrl: string }> {
    const { photos, records, queries, clock } = this.#deps;
    const { order } = requireFound(await queries.find(id));
    requireProblemOpenTo(order, orderPartyOf(order, by.id), clock.now());
    const name = await photos.store(by.id, upload, (generated) => orderPhotoName(id, generated));
    await records.keep(name);
    return { imageUrl: photoUrl(name) };
  }

  /** Takes over what the member has uploaded for this order. */
  async use(ownerId: MemberId, id: OrderId, urls: readonly string[]): Promise<void> {
    const names = new Set(
      urls.map((url) => {
        const name = photoNameFromUrl(url);
        if (!name || url !== photoUrl(name) || orderOfPhoto(name) !== id) throw notHers();
        return name;
      }),
    );
    if (names.size === 0) return;
    const used = await this.#deps.records.use(ownerId, [...names], 'order');
    if (used.length < names.size) throw notHers();
  }

  /** Whether the member may see the photos of an order. */
  async areOpenTo(by: Caller | undefined, id: OrderId): Promise<boolean> {
    if (!by) return false;
    if (by.isAdmin) return true;
    const order = await this.#deps.queries.partiesOf(id);
    return order !== undefined && [order.buyerId, order.sellerId].includes(by.id);
  }
}
