import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { factsOf, stateFact, thingsBySql } from '../../trust/things/things-by-sql.ts';

interface OrderThingRow {
  readonly ownerId: MemberId;
  readonly title: string;
  readonly status: string;
  readonly priceCents: number;
  readonly createdAt: Date;
  readonly timeline: readonly {
    readonly at: string;
    action: string;
    by: string;
    text: string | null;
    photoUrls: string[];
  }[];
}

/** Either of the two reports what the other has to do with; an address is not kept. */
const order = (owner: string, which: string): string => `
  select ${owner} as owner_id, o.title, o.status, o.price_cents, o.created_at, (
    select coalesce(json_agg(json_build_object(
      'at', to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'action', e.action, 'by', e.by, 'text', e.text,
      'photoUrls', e.photo_urls
    ) order by e.id), '[]')
    from order_events e where e.order_id = o.id
  ) as timeline
  from orders o where o.id = :id and ${owner} is not null and ${which}`;

export const OrderThings = thingsBySql<OrderThingRow>({
  kind: 'order',
  shownTo: order(
    'case when o.buyer_id = :viewer::integer then o.seller_id else o.buyer_id end',
    ':viewer::integer in (o.buyer_id, o.seller_id)',
  ),
  asItIs: order(':owner::integer', ':owner::integer in (o.buyer_id, o.seller_id)'),
  thing: ({ ownerId, title, status, priceCents, createdAt, timeline }) => ({
    ownerId,
    evidence: evidenceOf({
      title,
      facts: [stateFact(status), ...factsOf({ Price: dollars(priceCents) })],
      steps: timeline.map(({ at, action, by, text }) => ({ at, action, by, text })),
      photoUrls: timeline.flatMap(({ photoUrls }) => photoUrls),
      at: createdAt.toISOString(),
    }),
  }),
});
