import type { EmailOwnership } from '../../platform/access/email-verification.ts';
import type { Progress } from '../../platform/access/progress.ts';
import type { CheckedMember } from '../../platform/access/selfie-check.ts';
import type { ZipAudience } from '../../platform/access/zip-audience.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import type { HomeMoves } from '../places/home-moves.ts';

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

/** An account and its member's profile. */
export interface Member
  extends EmailOwnership,
    CheckedMember,
    Progress,
    HomeMoves,
    Readonly<Record<ProfileList, readonly string[]>> {
  readonly id: MemberId;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly zipCode: string | null;
  readonly age: number | null;
  readonly profilePhotoUrl: string | null;
  /** When this photo was checked; null for any other, also for one that came after it. */
  readonly photoCheckedAt: Date | null;
  /** When the password was changed or reset last; null where that was never, or before it was recorded. */
  readonly credentialsChangedAt: Date | null;
  readonly bio: string | null;
  /** Whether connections plan playdates around what the member's calendar holds. */
  readonly planAroundCalendar: boolean;
  readonly zipShownTo: ZipAudience;
  /** Whether the member is shown to nobody new. */
  readonly paused: boolean;
  readonly hasUnlocked: boolean;
  readonly unlockedVia: string | null;
  readonly unlockedAt: Date | null;
  readonly isAdmin: boolean;
  readonly createdAt: Date;
}
