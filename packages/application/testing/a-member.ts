import type { Child } from '@nestmates/domain/members/children/child.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import {
  type Entitlement,
  noSubscription,
  type PlanId,
} from '@nestmates/domain/platform/access/capabilities.ts';
import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { aChild as aChildOfAge, aProfile } from '@nestmates/domain/testing/matching/profiles.ts';
import type { MatchFacts } from '../src/friends/matching/ports.ts';
import { onboarded } from './a-caller.ts';

export interface ChildInMemory extends Child {
  readonly id: ChildId;
}

/** What the ports in memory know of a member. */
export interface MemberInMemory extends MatchFacts {
  readonly email: string;
  readonly children: readonly ChildInMemory[];
}

export const entitlementOf: Readonly<Record<PlanId, Entitlement>> = {
  free: { ...noSubscription, hasUnlocked: false },
  pro: { subscriptionStatus: 'active', subscriptionTier: 'pro', hasUnlocked: false },
  premium: { subscriptionStatus: 'active', subscriptionTier: 'premium', hasUnlocked: false },
};

export const aChild = (given: Partial<Child> & Pick<ChildInMemory, 'id'>): ChildInMemory => ({
  ...aChildOfAge(4),
  gender: 'girl',
  ...given,
});

/** A member who has finished their onboarding, without a plan. */
export const aMember = (given: Partial<MemberInMemory> & Pick<MemberInMemory, 'id'>): MemberInMemory => ({
  ...aProfile(),
  email: emailOf(given.id),
  firstName: null,
  profilePhotoUrl: null,
  age: null,
  zipCode: null,
  zipShownTo: 'everyone',
  paused: false,
  city: null,
  state: null,
  bio: null,
  swapsDone: 0,
  photoCheckedAt: null,
  emailVerifiedAt: null,
  children: [],
  progress: onboarded,
  entitlement: entitlementOf.free,
  ...given,
});

/** What an entry of a list shows of the member. */
export const summaryOf = ({ id, firstName, profilePhotoUrl }: MemberInMemory): PersonSummary => ({
  id,
  firstName,
  profilePhotoUrl,
});

export const emailOf = (id: MemberId): string => `member${id}@example.com`;
