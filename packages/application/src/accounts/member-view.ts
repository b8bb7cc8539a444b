import type { Member } from '@nestmates/domain/accounts/member.ts';
import { capabilities, planIds } from '@nestmates/domain/subscriptions/capabilities.ts';
import * as z from 'zod/mini';
import { id, instant } from '../contract/fields.ts';
import { eventIdOf } from '../live/event-id.ts';
import type { Caller } from './caller.ts';

const text = z.nullable(z.string());
const list = z.readonly(z.array(z.string()));

/** A member as she sees herself: the whitelist of what leaves about her own account. */
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
  hasUnlocked: z.boolean(),
  unlockedVia: text,
  unlockedAt: z.nullable(instant),
  isAdmin: z.boolean(),
  createdAt: instant,
  /** What the tier comes down to, so that no screen works it out again. */
  plan: z.enum(planIds),
});

export type MemberView = z.infer<typeof memberView>;

/** The answers with which a page begins: it has read nothing of hers yet, and listens from here on. */
export const signedInView = z.extend(memberView, { lastEventId: z.string() });
export type SignedInView = z.infer<typeof signedInView>;

export const viewOfMember = (member: Member): MemberView => ({
  ...member,
  unlockedAt: member.unlockedAt?.toISOString() ?? null,
  createdAt: member.createdAt.toISOString(),
  plan: capabilities(member).plan,
});

export const viewOfSignedIn = (by: Caller): SignedInView => ({
  ...viewOfMember(by.member),
  lastEventId: eventIdOf(by.id, by.lastEventNumber),
});

/** After a change her row comes fresh from the store, which does not know that her e-mail makes her an admin. */
export const viewOfUpdated = (updated: Member, by: Caller): MemberView =>
  viewOfMember({ ...updated, isAdmin: by.member.isAdmin });
