import { childRule } from '@nestmates/domain/members/children/child.ts';
import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import { placeRule } from '@nestmates/domain/together/plans/plan-place.ts';
import { type PlanTime, planTimeFrom, planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { saysWhose } from '@nestmates/domain/together/plans/says-whose.ts';
import * as z from 'zod/mini';
import { givenInstant, id, instant } from '../../platform/contract/fields.ts';

/** No more children than a member has, each once. */
export const atMostOwn = [
  z.maxLength(childRule.maxChildren, childRule.notOwn),
  z.overwrite<ChildId[]>((ids) => [...new Set(ids)]),
] as const;

/** Own children of whoever sends them. */
export const ownChildIds = z.array(id, childRule.notOwn).check(...atMostOwn);

/** The end of a plan in a request; where it is left out, the plan takes as long as is usual. */
export const until = z.exactOptional(givenInstant(planTimeRule.noUntil));

/** The place of one of the two in a request. */
export const ownedPlace = z.strictObject({ of: id }, placeRule.notTheirs);

/** The name of a public place is the same to both. */
export const samePlaceToBoth = z.refine<string>((name) => !saysWhose(name), placeRule.saysWhose);

export const offeredTime = z.strictObject({ date: givenInstant(planTimeRule.noTime), until });

/** Three times at most, of which the other takes one. */
export const offeredTimes = z
  .array(offeredTime, planTimeRule.noTime)
  .check(z.minLength(1, planTimeRule.noTime), z.maxLength(planTimeRule.maxTimes, planTimeRule.tooManyTimes));

export interface GivenTime {
  readonly date: string;
  readonly until?: string;
}

export const timeGiven = ({ date, until }: GivenTime, length?: number): PlanTime =>
  planTimeFrom({ date: new Date(date), ...(until !== undefined && { until: new Date(until) }) }, length);

export const planTimeView = z.object({ date: instant, until: instant });
export type PlanTimeView = z.infer<typeof planTimeView>;

export const viewOfTime = ({ date, until }: PlanTime): PlanTimeView => ({
  date: date.toISOString(),
  until: until.toISOString(),
});
