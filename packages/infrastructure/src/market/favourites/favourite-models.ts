import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class FavouriteListingModel extends Model {
  static override readonly tableName = 'favourite_listings';
  static override readonly idColumn = ['userId', 'listingId'];
  declare readonly userId: MemberId;
  declare readonly listingId: ListingId;
  declare readonly createdAt: Date;
}

export class FavouriteSellerModel extends Model {
  static override readonly tableName = 'favourite_sellers';
  static override readonly idColumn = ['userId', 'sellerId'];
  declare readonly userId: MemberId;
  declare readonly sellerId: MemberId;
  declare readonly createdAt: Date;
}
