import { listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
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
import type { Caller } from '../../platform/access/caller.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { requireFound } from './view-of-order.ts';

const notHers = () => invalid('photoUrls', listingRule.notHerPhoto);

/** Photos of what is wrong with an order, which only its two members and administrators see. */
export class OrderPhotos extends useCase('photos', 'listingPhotoRecords', 'orderQueries', 'clock') {
  /** Kept for a day, until the member reports the problem or answers. */
  async upload(by: Caller, id: OrderId, upload: Upload): Promise<{ imageUrl: string }> {
    const { photos, listingPhotoRecords: records, orderQueries: queries, clock } = this.needs;
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
    const used = await this.needs.listingPhotoRecords.use(ownerId, [...names], 'order');
    if (used.length < names.size) throw notHers();
  }

  /** Whether the member may see the photos of an order. */
  async areOpenTo(by: Caller | undefined, id: OrderId): Promise<boolean> {
    if (!by) return false;
    if (by.isAdmin) return true;
    const order = await this.needs.orderQueries.partiesOf(id);
    return order !== undefined && [order.buyerId, order.sellerId].includes(by.id);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly orderPhotos: OrderPhotos;
  }
}
