import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const cartExport: FeatureExport = {
  sections: {
    cart: `
      select l.title, c.price_when_added, c.added_at from cart_items c join listings l on l.id = c.listing_id
      where c.user_id = :memberId and ${notBlocked(':memberId', 'l.user_id')} and ${notHidden('listing', 'l.id', ':memberId')}
      order by c.added_at, l.id`,
  },
};
