import { planIds } from '@nestmates/domain/platform/access/capabilities.ts';
import { selfieCheckPolicies } from '@nestmates/domain/platform/access/selfie-check.ts';
import { zipAudiences } from '@nestmates/domain/platform/access/zip-audience.ts';
import * as z from 'zod/mini';
import { id, instant } from '../contract/fields.ts';
import { hiddenField } from './hidden-field.ts';

const text = z.nullable(z.string());
const list = z.readonly(z.array(z.string()));

/** A member's own account: the list of fields that may leave the server. */
export const memberView = z.object({
  id,
  email: z.string(),
  firstName: text,
  lastName: text,
  state: text,
  city: text,
  zipCode: text,
  age: z.nullable(z.int()),
  intakeBasicCompleted: z.boolean(),
  parentingInfoCompleted: z.boolean(),
  childrenAdded: z.boolean(),
  onboardingComplete: z.boolean(),
  parentingVibe: list,
  availability: list,
  lookingFor: list,
  lifestyleInterests: list,
  parentingValues: list,
  supportNeeds: list,
  socialPreferences: list,
  profilePhotoUrl: text,
  profilePhotoHidden: hiddenField,
  bio: text,
  shopName: text,
  shopBio: text,
  sellerBio: text,
  instagram: text,
  facebook: text,
  website: text,
  stripeAccountId: text,
  subscriptionStatus: z.string(),
  subscriptionTier: z.string(),
  aiInsightsEnabled: z.boolean(),
  /** Whether connections plan playdates around what the member's calendar holds. */
  planAroundCalendar: z.boolean(),
  /** Audience to whom the zip is shown; everybody else is shown the city. */
  zipShownTo: z.enum(zipAudiences),
  /** Whether the member is shown to nobody new. */
  paused: z.boolean(),
  /** Time since which the home is in its city, whose check-ins are shown after three days. */
  homeSince: z.nullable(instant),
  /** When the home changed; the last 30 days count. */
  homeMoves: z.readonly(z.array(instant)),
  hasUnlocked: z.boolean(),
  unlockedVia: text,
  unlockedAt: z.nullable(instant),
  isAdmin: z.boolean(),
  /** Whether the member administers only after a login with two steps or a passkey. */
  mustUseSecondFactor: z.boolean(),
  emailVerified: z.boolean(),
  /** Whether the member has to verify it before they may request, write, swap, check in and sell. */
  mustVerifyEmail: z.boolean(),
  /** Whether members can have their photo checked here, and whether they must before they swap and sell. */
  selfieChecks: z.enum(selfieCheckPolicies),
  mustCheckPhoto: z.boolean(),
  /** When the main photo was checked, for the badge that others see. */
  photoCheckedAt: z.nullable(instant),
  /** When the password was changed or reset last; null where that was never, or before it was recorded. */
  credentialsChangedAt: z.nullable(instant),
  createdAt: instant,
  /** Derived from the tier, so that no screen computes it again. */
  plan: z.enum(planIds),
});

export type MemberView = z.infer<typeof memberView>;

/**
 * The response with which a page starts: it carries the newest event, and the page's stream continues after
 * it.
 */
export const signedInView = z.extend(memberView, {
  lastEventId: z.string(),
  /** Suspended or banned: the session opens little more than how the member stands. */
  away: z.boolean(),
});
export type SignedInView = z.infer<typeof signedInView>;
