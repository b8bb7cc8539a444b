import { nameOfOther } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';
import { proposedEnd, swapEnd } from './swap-time-sql.ts';

/** Who is called in an emergency is for the swap alone, so it is there for whoever has named them. */
export const swapsExport: FeatureExport = {
  sections: {
    swaps: `
      select ${nameOfOther('requester_id', 'recipient_id')} as with, requester_id = :memberId as by_you, status, date, ${swapEnd('babysitting_swaps')} as until, other_dates,
        case when place_of is null then location end as location,
        case place_of when :memberId then 'yours' when requester_id then 'theirs' when recipient_id then 'theirs' end as place_of,
        case when requester_id = :memberId then requester_time_zone else recipient_time_zone end as time_zone,
        case when requester_id = :memberId then emergency_contact end as emergency_contact, notes, proposed_date,
        ${proposedEnd} as proposed_until,
        case when requester_id = :memberId then requester_outcome else recipient_outcome end as your_outcome, created_at
      from babysitting_swaps where requester_id = :memberId or recipient_id = :memberId order by id`,
  },
};
