import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { connected } from '../../members/pairs/pair-sql.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import { factsOf, thingsBySql } from '../../trust/things/things-by-sql.ts';

interface CheckInRow {
  readonly userId: MemberId;
  readonly location: string;
  readonly city: string;
  readonly state: string;
  readonly createdAt: Date;
}

const columns = 'c.user_id, c.location, c.city, c.state, c.created_at';

/** A public check-in, for connections and for members who have been at home in its city for three days. */
export const CheckInThings = thingsBySql<CheckInRow>({
  kind: 'check-in',
  shownTo: `
    select ${columns} from checkins c join users my on my.id = :viewer::integer
    where c.id = :id and c.type = 'public' and c.created_at > :now::timestamptz - interval '24 hours'
      and ${notBlocked(':viewer::integer', 'c.user_id')} and ${notHidden('check-in', 'c.id', ':viewer::integer')}
      and (
        c.user_id = my.id or ${connected('my.id', 'c.user_id')}
        or my.state = c.state and my.city = c.city
          and (my.home_since is null or my.home_since <= :now::timestamptz - interval '3 days')
      )`,
  asItIs: `select ${columns} from checkins c where c.id = :id and c.user_id = :owner`,
  thing: ({ userId, location, city, state, createdAt }) => ({
    ownerId: userId,
    evidence: evidenceOf({
      title: location,
      facts: factsOf({ City: `${city}, ${state}` }),
      at: createdAt.toISOString(),
    }),
  }),
});
