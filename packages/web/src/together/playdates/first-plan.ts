import type { ChildView } from '@nestmates/application/members/children/contract.ts';
import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { childPairs } from '@nestmates/domain/together/planner/planner.ts';
import { type PlanTime, planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import { localTimeOf } from '@nestmates/ui/screens/together/plans/usual-times.ts';
import type { SuggestValues } from '@nestmates/ui/screens/together/playdates/suggest/suggest-schema.ts';

interface Known {
  readonly ownChildren: readonly Pick<ChildView, 'id' | 'age'>[];
  readonly theirChildren: readonly Pick<ChildChipView, 'age'>[];
  readonly free: readonly PlanTime[];
  readonly places: readonly string[];
  readonly now: Date;
}

/** Where nobody has told of a place. */
const anyPlayground = 'A playground nearby';

function tomorrowAtTen(now: Date): PlanTime {
  const date = later(now, days(1));
  date.setHours(10, 0, 0, 0);
  return planTimeFrom({ date });
}

/** What the card begins with: the next time of both, a public place, and children of about the same age. */
export function firstPlan({ ownChildren, theirChildren, free, places, now }: Known): SuggestValues {
  const pairs = childPairs(
    ownChildren.map(({ age }) => age),
    theirChildren.map(({ age }) => age),
  );
  const fitting = ownChildren.filter(({ age }) => pairs.some(({ mine }) => mine === age));
  const along = fitting.length > 0 ? fitting : ownChildren;
  return {
    childIds: along.map(({ id }) => String(id)),
    ...localTimeOf(free[0] ?? tomorrowAtTen(now)),
    otherTimes: [],
    where: 'public',
    publicPlace: places[0] ?? anyPlayground,
  };
}
