import { nameOf } from '../../members/people/others-in-exports.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

const columns = 'o.title, r.rating, r.text, r.written_at, r.answer, r.answered_at';

export const reviewsExport: FeatureExport = {
  sections: {
    reviewsWritten: `
      select ${nameOf('r.seller_id')} as about, ${columns} from orders o join reviews r on r.order_id = o.id
      where o.buyer_id = :memberId order by r.written_at, r.order_id`,
    reviewsReceived: `
      select ${columns} from reviews r join orders o on o.id = r.order_id
      where r.seller_id = :memberId and ${notHidden('review', 'r.order_id', 'o.buyer_id')}
      order by r.written_at, r.order_id`,
  },
};
