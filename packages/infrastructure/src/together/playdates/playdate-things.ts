import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { endAfter } from '../../members/pairs/plan-end-sql.ts';
import { factsOf, momentFact, stateFact, thingsBySql } from '../../trust/things/things-by-sql.ts';
import { placeForOthers } from '../plans/plan-sql.ts';

interface PlaydateRow {
  readonly ownerId: MemberId;
  readonly firstName: string | null;
  readonly status: string;
  readonly date: Date | null;
  readonly until: Date | null;
  readonly times: readonly Date[];
  readonly place: string | null;
  readonly createdAt: Date;
}

/** Either of the two reports what the other has to do with, and it is called by the other. */
const playdate = (owner: string, which: string): string => `
  select ${owner} as owner_id, (select first_name from users where id = ${owner}), p.status, p.date, ${endAfter('p.date', 'p.length_ms')} as until, p.times, ${placeForOthers('p.place_of', 'p.place_name')} as place, p.created_at
  from playdates p where p.id = :id and ${which}`;

export const PlaydateThings = thingsBySql<PlaydateRow>({
  kind: 'playdate',
  shownTo: playdate(
    'case when p.user_id_one = :viewer::integer then p.user_id_two else p.user_id_one end',
    ':viewer::integer in (p.user_id_one, p.user_id_two)',
  ),
  asItIs: playdate(':owner::integer', ':owner::integer in (p.user_id_one, p.user_id_two)'),
  thing: ({ ownerId, firstName, status, date, until, times, place, createdAt }) => ({
    ownerId,
    evidence: evidenceOf({
      title: firstName ?? '',
      facts: [
        stateFact(status),
        ...factsOf({ Time: date, Until: until, Place: place }),
        ...times.map((time) => momentFact('Suggested', time)),
      ],
      at: createdAt.toISOString(),
    }),
  }),
});
