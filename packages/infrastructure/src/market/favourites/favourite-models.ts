import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, integer, member } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class FavouriteListingModel extends table('favourite_listings', {
  userId: member('deleted', { key: true }),
  listingId: integer<ListingId>({ key: true, exported: true }),
  createdAt: instant({ exported: true }),
}).with({ stays: 'account' }) {}

export class FavouriteSellerModel extends table('favourite_sellers', {
  userId: member('deleted', { key: true }),
  sellerId: member('deleted', { key: true, exported: true }),
  createdAt: instant({ exported: true }),
}).with({ stays: 'account' }) {}
