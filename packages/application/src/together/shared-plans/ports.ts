import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ArrangedPlan, SharedPlanId } from '@nestmates/domain/together/shared-plans/shared-plan.ts';

/** Which plan: a swap or a playdate. */
export type PlanRef = Pick<ArrangedPlan, 'kind' | 'id'>;

/** A plan as it stands now, and whom the member meets. */
export interface PlanWithOther extends ArrangedPlan {
  readonly other: {
    readonly firstName: string | null;
    readonly city: string | null;
    readonly state: string | null;
  };
  /** The zone of the member's browser when they last had to do with it. */
  readonly timeZone: string | null;
}

export interface SharedPlan extends PlanWithOther {
  readonly sharedPlanId: SharedPlanId;
  readonly memberId: MemberId;
  readonly firstName: string | null;
  /** Where the member lives, for the clock by which the times are meant. */
  readonly memberState: string | null;
  /** What the link is made from again. */
  readonly seed: string;
  readonly homeSafeAt: Date | null;
}

export interface NewSharedPlan {
  readonly memberId: MemberId;
  readonly plan: PlanRef;
  readonly seed: string;
  readonly tokenDigest: string;
  readonly at: Date;
}

/** Every read is of plans that are still confirmed. */
export interface SharedPlans {
  /** Undefined if the member is neither of the two, or it is not confirmed. */
  arranged(me: MemberId, plan: PlanRef): Promise<ArrangedPlan | undefined>;
  /** A member shares a plan by one link: adds nothing, and is false, where there is one. */
  add(shared: NewSharedPlan): Promise<boolean>;
  ofMember(me: MemberId): Promise<readonly SharedPlan[]>;
  /** Those with whom the member had a swap or a playdate, unless the member has said that the swap did not happen so. */
  metBy(me: MemberId, now: Date): Promise<readonly MemberId[]>;
  find(tokenDigest: string): Promise<SharedPlan | undefined>;
  /** False if there was none of this member's. */
  end(me: MemberId, id: SharedPlanId): Promise<boolean>;
  endSince(me: MemberId, at: Date): Promise<void>;
  /** The first time since the plan has begun stays. */
  markHomeSafe(id: SharedPlanId, at: Date, begunAt: Date): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sharedPlans: SharedPlans;
  }
}
