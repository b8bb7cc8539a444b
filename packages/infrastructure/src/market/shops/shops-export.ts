import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const shopsExport: FeatureExport = {
  sections: {
    shop: `
      select name, slug, bio, seller_bio, instagram, facebook, website, created_at, updated_at
      from shops where user_id = :memberId`,
  },
  left: { shops: { elsewhere: 'name_key' } },
};
