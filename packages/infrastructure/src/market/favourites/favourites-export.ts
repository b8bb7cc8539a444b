import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { nameOf } from '../../members/people/others-in-exports.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

/** Those that the pages of favourites list. */
export const favouritesExport: FeatureExport = {
  sections: {
    favouriteListings: `
      select l.title, f.created_at from favourite_listings f join listings l on l.id = f.listing_id
      where f.user_id = :memberId and ${notBlocked(':memberId', 'l.user_id')} and ${notHidden('listing', 'l.id', ':memberId')}
      order by f.created_at, l.id`,
    favouriteSellers: `
      select ${nameOf('seller_id')} as who, created_at from favourite_sellers
      where user_id = :memberId and ${notBlocked(':memberId', 'seller_id')} order by created_at, seller_id`,
  },
};
