import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class CartItemModel extends Model {
  static override readonly tableName = 'cart_items';
  static override readonly idColumn = ['userId', 'listingId'];
  declare readonly userId: MemberId;
  declare readonly listingId: ListingId;
  declare readonly priceWhenAdded: number;
  declare readonly addedAt: Date;
}
