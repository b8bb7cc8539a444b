import { endAfter } from '../../members/pairs/plan-end-sql.ts';
import { nameOfOther } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const playdatesExport: FeatureExport = {
  sections: {
    playdates: `
      select ${nameOfOther('user_id_one', 'user_id_two')} as with, proposed_by = :memberId as by_you, status, times,
        array(select ${endAfter('time', 'lengths_ms[nth]')} from unnest(times) with ordinality t (time, nth) order by nth) as time_ends, date, ${endAfter('date', 'length_ms')} as until, place_name,
        case place_of when :memberId then 'yours' when user_id_one then 'theirs' when user_id_two then 'theirs' end as place_of,
        case when user_id_one = :memberId then time_zone_one else time_zone_two end as time_zone, created_at, scheduled_at,
        ended_at
      from playdates where user_id_one = :memberId or user_id_two = :memberId order by id`,
  },
};
