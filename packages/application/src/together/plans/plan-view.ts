import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PlanPlace } from '@nestmates/domain/together/plans/plan-place.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import * as z from 'zod/mini';
import { type ChildChipView, childChipView, chipsOf } from '../../members/people/person-view.ts';
import { id } from '../../platform/contract/fields.ts';
import { planTimeView, viewOfTime } from './plan-fields.ts';

export type NamedChild = ChildChipView & { readonly id: ChildId };

/** When, where and with which children: what a swap and a playdate say alike to one of the two. */
export const planView = z.object({
  /** Those to choose among, in the order of who offers them. */
  times: z.readonly(z.array(z.object({ ...planTimeView.shape, passed: z.boolean() }))),
  /** The place of one of the two, or another by its name; null where none was said. */
  place: z.nullable(z.union([z.object({ of: id }), z.object({ name: z.string() })])),
  /** Who comes along: the caller's own by their ids, the other's by gender and age. */
  children: z.object({
    mine: z.readonly(z.array(z.object({ id, ...childChipView.shape }))),
    theirs: z.readonly(z.array(childChipView)),
  }),
});
export type PlanView = z.infer<typeof planView>;

interface Plan {
  readonly times: readonly PlanTime[];
  readonly place: PlanPlace | null;
  readonly mine: readonly NamedChild[];
  readonly theirs: readonly ChildChipView[];
}

export const viewOfPlan = ({ times, place, mine, theirs }: Plan, now: Date): PlanView => ({
  times: times.map((time) => ({ ...viewOfTime(time), passed: time.date <= now })),
  place,
  children: { mine: mine.map(({ id, gender, age }) => ({ id, gender, age })), theirs: chipsOf(theirs) },
});
