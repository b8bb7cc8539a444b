import { nameOf, nameOfOther } from '../../members/people/others-in-exports.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const messagesExport: FeatureExport = {
  sections: {
    messages: `
      select ${nameOfOther('sender_id', 'receiver_id')} as with, sender_id = :memberId as by_you, timestamp as at, message
      from messages
      where (sender_id = :memberId or receiver_id = :memberId) and ${notHidden('message', 'id', ':memberId')}
      order by id`,
    listingQuestions: `
      select ${nameOf('q.seller_id')} as to, l.title, q.begun_at, q.asked_at, q.ordered
      from listing_conversations q left join listings l on l.id = q.listing_id and ${notHidden('listing', 'l.id', ':memberId')}
      where q.buyer_id = :memberId order by q.begun_at`,
  },
};
