import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { factsOf, stateFact, thingsBySql } from '../../trust/things/things-by-sql.ts';
import { placeForOthers } from '../plans/plan-sql.ts';
import { swapEnd } from './swap-time-sql.ts';

interface SwapRow {
  readonly ownerId: MemberId;
  readonly firstName: string | null;
  readonly status: string;
  readonly date: Date;
  readonly until: Date;
  readonly location: string;
  readonly notes: string | null;
  readonly createdAt: Date;
}

/**
 * Either of the two reports what the other has to do with, and it is called by the other; whom to call in an emergency
 * is not kept.
 */
const swap = (owner: string, which: string): string => `
  select ${owner} as owner_id, (select first_name from users where id = ${owner}), s.status, s.date, ${swapEnd('s')} as until, ${placeForOthers('s.place_of', 's.location')} as location, s.notes, s.created_at
  from babysitting_swaps s where s.id = :id and ${which}`;

export const SwapThings = thingsBySql<SwapRow>({
  kind: 'swap',
  shownTo: swap(
    'case when s.requester_id = :viewer::integer then s.recipient_id else s.requester_id end',
    ':viewer::integer in (s.requester_id, s.recipient_id)',
  ),
  asItIs: swap(':owner::integer', ':owner::integer in (s.requester_id, s.recipient_id)'),
  thing: ({ ownerId, firstName, status, date, until, location, notes, createdAt }) => ({
    ownerId,
    evidence: evidenceOf({
      title: firstName ?? '',
      text: notes,
      facts: [stateFact(status), ...factsOf({ Time: date, Until: until, Location: location })],
      at: createdAt.toISOString(),
    }),
  }),
});
