import type { MemberId } from '../shared/ids.ts';
import type { Entitlement } from '../subscriptions/capabilities.ts';
import type { Progress } from './progress.ts';

/** The seven text lists of a profile, in the order in which onboarding asks for them. */
export const profileLists = [
  'parentingVibe',
  'availability',
  'lookingFor',
  'lifestyleInterests',
  'parentingValues',
  'supportNeeds',
  'socialPreferences',
] as const;

export type ProfileList = (typeof profileLists)[number];

/** A member as she sees herself. */
export interface Member extends Progress, Entitlement, Readonly<Record<ProfileList, readonly string[]>> {
  readonly id: MemberId;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly zipCode: string | null;
  readonly age: number | null;
  readonly profilePhotoUrl: string | null;
  readonly bio: string | null;
  readonly shopName: string | null;
  readonly shopBio: string | null;
  readonly sellerBio: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly website: string | null;
  readonly stripeAccountId: string | null;
  readonly aiInsightsEnabled: boolean;
  readonly unlockedVia: string | null;
  readonly unlockedAt: Date | null;
  readonly isAdmin: boolean;
  readonly createdAt: Date;
}
