import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const marketplaceExport: FeatureExport = {
  sections: {
    listings: `
      select title, description, type, price_cents, price_type, category, condition, age_from, age_to, shipping_included,
        local_pickup_only, service_icon, badges, availability, service_date, brand, model, year, status, photo_urls,
        created_at, updated_at
      from listings where user_id = :memberId and not is_demo order by id`,
  },
  left: {
    listing_words: 'elsewhere',
    listings: { key: 'recall_id', elsewhere: 'words neighborhood_id', process: 'paused_while_away' },
    selling_ends: 'process',
  },
};
