import { endAfter } from '../../members/pairs/plan-end-sql.ts';
import { placeForOthers } from '../plans/plan-sql.ts';
import { swapEnd } from '../swaps/swap-time-sql.ts';

/** Confirmed swaps and playdates, by SQL for the id of each. */
export const arranged = (swapId: string, playdateId: string): string => `(
  select 'swap' as kind, s.id, s.requester_id as one_id, s.recipient_id as two_id, ${placeForOthers('s.place_of', 's.location')} as place,
    s.date as starts_at, ${swapEnd('s')} as ends_at,
    s.requester_time_zone as zone_one, s.recipient_time_zone as zone_two
  from babysitting_swaps s where s.id = ${swapId} and s.status = 'confirmed'
  union all
  select 'playdate', p.id, p.user_id_one, p.user_id_two, ${placeForOthers('p.place_of', 'p.place_name')}, p.date,
    ${endAfter('p.date', 'p.length_ms')},
    p.time_zone_one, p.time_zone_two
  from playdates p where p.id = ${playdateId} and p.status in ('scheduled', 'done')
)`;

export const sharedPlanIsOver = `created_at < :before and not exists (
  select from ${arranged('shared_plans.swap_id', 'shared_plans.playdate_id')} a where a.ends_at > :before
)`;
