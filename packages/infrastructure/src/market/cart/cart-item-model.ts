import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, integer, member } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class CartItemModel extends table('cart_items', {
  userId: member('deleted', { key: true }),
  listingId: integer<ListingId>({ key: true, exported: true }),
  priceWhenAdded: integer({ exported: true }),
  addedAt: instant({ exported: true }),
}).with({ stays: 'account' }) {}
