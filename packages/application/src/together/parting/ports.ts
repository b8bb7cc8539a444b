import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import type { ArrangedPlan } from '@nestmates/domain/together/shared-plans/shared-plan.ts';
import type { Recipient } from '../../members/emails/email.ts';

/** A confirmed swap or a scheduled playdate ahead, or a swap that has begun, and the one of the two who did not end it. */
export interface EndedPlan extends Pick<ArrangedPlan, 'kind' | 'id'>, PlanTime {
  readonly otherId: MemberId;
  /** Set for a swap that has begun: whose children it is about, those of the other or of whoever ends it. */
  readonly begun: 'theirs' | 'mine' | null;
  /** Whether it is at the place of the other. */
  readonly isAtTheirs: boolean;
  /** The zone of the other's browser when they last had to do with it. */
  readonly timeZone: string | null;
}

export interface EndedPlans {
  /** Those of the member that begin after `now`, or are swaps that go on. */
  ofMember(me: MemberId, now: Date): Promise<readonly EndedPlan[]>;
  /** Those of the two; takes what was told of all their swaps and playdates out of the notifications of both. */
  endBetween(me: MemberId, other: MemberId, now: Date): Promise<readonly EndedPlan[]>;
}

export interface PartedMember extends Recipient {
  /** Where the member lives, for the clock by which the time is meant. */
  readonly state: string | null;
}

export interface PartedMembers {
  /** Undefined once the member is gone. */
  find(memberId: MemberId): Promise<PartedMember | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly endedPlans: EndedPlans;
    readonly partedMembers: PartedMembers;
  }
}
