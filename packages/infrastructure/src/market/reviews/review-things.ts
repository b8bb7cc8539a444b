import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import { factsOf, thingsBySql } from '../../trust/things/things-by-sql.ts';

interface ReviewRow {
  readonly ownerId: MemberId;
  readonly title: string;
  readonly rating: number;
  readonly text: string | null;
  readonly answer: string | null;
  readonly writtenAt: Date;
}

const review = (which: string): string => `
  select o.buyer_id as owner_id, o.title, r.rating, r.text, r.answer, r.written_at
  from reviews r join orders o on o.id = r.order_id
  where r.order_id = :id and o.buyer_id is not null and ${which}`;

/** What a buyer has written about an order, by the number of that order. */
export const ReviewThings = thingsBySql<ReviewRow>({
  kind: 'review',
  shownTo: review(
    `${notBlocked(':viewer::integer', 'o.buyer_id')} and ${notHidden('review', 'r.order_id', ':viewer::integer')}`,
  ),
  asItIs: review('o.buyer_id = :owner'),
  thing: ({ ownerId, title, rating, text, answer, writtenAt }) => ({
    ownerId,
    evidence: evidenceOf({
      title,
      text,
      facts: factsOf({ Stars: rating, Answer: answer }),
      at: writtenAt.toISOString(),
    }),
  }),
});
