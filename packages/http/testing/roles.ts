import { profileLists } from '@nestmates/domain/members/accounts/member.ts';

/** Every kind of caller, from the one with the fewest rights to the one with the most. */
export const roles = [
  'visitor',
  'onboarding',
  'unverified',
  'free',
  'pro',
  'premium',
  'unlocked',
  'admin',
] as const;
export type Role = (typeof roles)[number];

/** Columns of `users`, by their names in code, and of what other features hold about them. */
export type MemberColumns = Readonly<Record<string, unknown>>;

const unverified: MemberColumns = {
  firstName: 'Ana',
  state: 'Texas',
  city: 'Austin',
  zipCode: '78701',
  age: 31,
  intakeBasicCompleted: true,
  parentingInfoCompleted: true,
  childrenAdded: true,
  onboardingComplete: true,
  ...Object.fromEntries(profileLists.map((list) => [list, []])),
};

const onboarded: MemberColumns = { ...unverified, emailVerifiedAt: new Date('2026-01-01T00:00:00Z') };

export const columnsOf: Readonly<Record<Exclude<Role, 'visitor'>, MemberColumns>> = {
  onboarding: { firstName: 'Nina', intakeBasicCompleted: true },
  /** Pro, so that nothing but the member's e-mail keeps them out. */
  unverified: { ...unverified, subscriptionStatus: 'active', subscriptionTier: 'pro' },
  free: onboarded,
  pro: { ...onboarded, subscriptionStatus: 'active', subscriptionTier: 'pro' },
  premium: { ...onboarded, subscriptionStatus: 'active', subscriptionTier: 'premium' },
  unlocked: { ...onboarded, hasUnlocked: true, unlockedVia: 'EARLYBIRD' },
  admin: { ...onboarded, isAdmin: true },
};
