import { isEmailVerified } from '@nestmates/domain/members/accounts/email-verification.ts';
import { planIds, planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { eventIdOf } from '../../platform/live/event-id.ts';
import type { OwnAccount } from './own-account.ts';

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
  /** Whether connections plan playdates around what her calendar holds. */
  planAroundCalendar: z.boolean(),
  hasUnlocked: z.boolean(),
  unlockedVia: text,
  unlockedAt: z.nullable(instant),
  isAdmin: z.boolean(),
  emailVerified: z.boolean(),
  /** Whether she has to verify it before she may request, write, swap, check in and sell. */
  mustVerifyEmail: z.boolean(),
  createdAt: instant,
  /** Derived from the tier, so that no screen computes it again. */
  plan: z.enum(planIds),
});

export type MemberView = z.infer<typeof memberView>;

/**
 * The response with which a page starts: it carries the newest event, and the page's stream continues after
 * it.
 */
export const signedInView = z.extend(memberView, { lastEventId: z.string() });
export type SignedInView = z.infer<typeof signedInView>;

/**
 * What the configuration decides (an e-mail that makes her an admin, a verification that is required) is taken
 * from the caller, because the stored row does not know it.
 */
export const viewOfMember = (
  account: OwnAccount,
  by: Pick<Caller, 'isAdmin' | 'mustVerifyEmail'>,
): MemberView => ({
  ...account,
  isAdmin: by.isAdmin,
  emailVerified: isEmailVerified(account),
  mustVerifyEmail: by.mustVerifyEmail,
  unlockedAt: account.unlockedAt?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
  plan: planOf(account),
});

/** The signed-in member together with her account, for the responses that begin a page. */
export interface AccountCaller extends Caller {
  readonly account: OwnAccount;
}

export const viewOfSignedIn = (by: AccountCaller): SignedInView => ({
  ...viewOfMember(by.account, by),
  lastEventId: eventIdOf(by.id, by.lastEvent),
});
