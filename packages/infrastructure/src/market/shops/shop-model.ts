import { instant, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class ShopModel extends table('shops', {
  userId: member('deleted', { key: true }),
  name: nullable(text({ exported: true })),
  slug: nullable(text({ exported: true })),
  bio: nullable(text({ exported: true })),
  sellerBio: nullable(text({ exported: true })),
  instagram: nullable(text({ exported: true })),
  facebook: nullable(text({ exported: true })),
  website: nullable(text({ exported: true })),
  createdAt: instant({ exported: true }),
  updatedAt: instant({ exported: true }),
  nameKey: nullable(text({ left: 'elsewhere' })),
}).with({ sections: { shop: 'user_id = :memberId' }, stays: 'account' }) {}
