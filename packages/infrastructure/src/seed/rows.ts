import type { ZipCentroids } from '@nestmates/application/members/places/ports.ts';
import { childColumns } from '@nestmates/domain/members/children/preferences.ts';
import { pointOf } from '@nestmates/domain/members/places/member-point.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { timeAgo } from './brooklyn-time.ts';
import { earlyBird } from './demo-content.ts';
import type { SeedMember } from './members/seed-member.ts';

/** The member used the code on the day they joined. */
export const unlockedAt = (joined: number, now: Date): Date => timeAgo(days(joined) - hours(5), now);

const unlockedColumns = ({ joinedDaysAgo }: SeedMember, now: Date) => ({
  hasUnlocked: true,
  unlockedVia: earlyBird.code,
  unlockedAt: unlockedAt(joinedDaysAgo, now),
});

/** Members who joined a while ago have changed their password since. */
const credentialsChangedAt = ({ joinedDaysAgo }: SeedMember, now: Date): Date | null =>
  joinedDaysAgo > 90 ? timeAgo(days(Math.floor(joinedDaysAgo / 2)), now) : null;

interface RowContext {
  readonly password: string;
  readonly zipCentroids: ZipCentroids;
  readonly now: Date;
}

/** Columns of `users`, as onboarding would have filled them. */
export function memberRow(member: SeedMember, { password, zipCentroids, now }: RowContext) {
  const { plan, joinedDaysAgo, email, firstName, state, city, zipCode, age, bio } = member;
  const zipCountsAs = zipCentroids.countsAs(zipCode || null);
  const point = pointOf({ state, city }, zipCentroids.find(zipCountsAs ?? zipCode));
  const cityPoint = pointOf({ state, city }, undefined);
  return {
    email,
    password,
    firstName,
    state,
    city,
    zipCode,
    age,
    bio,
    latitude: point?.latitude,
    longitude: point?.longitude,
    cityLatitude: cityPoint?.latitude,
    cityLongitude: cityPoint?.longitude,
    zipCountsAs,
    parentingVibe: member.parentingVibe,
    availability: member.availability,
    lookingFor: member.lookingFor,
    lifestyleInterests: member.lifestyleInterests,
    parentingValues: member.parentingValues,
    supportNeeds: member.supportNeeds,
    socialPreferences: member.socialPreferences,
    intakeBasicCompleted: true,
    parentingInfoCompleted: true,
    childrenAdded: true,
    onboardingComplete: true,
    emailVerifiedAt: timeAgo(days(joinedDaysAgo), now),
    createdAt: timeAgo(days(joinedDaysAgo), now),
    credentialsChangedAt: credentialsChangedAt(member, now),
    ...(plan === 'unlocked' ? unlockedColumns(member, now) : {}),
  };
}

/** A row of `subscriptions`, where the member pays for their plan. */
export const subscriptionRowsOf = ({ plan }: SeedMember, userId: number | undefined) =>
  plan === 'pro' || plan === 'premium' ? [{ userId, status: 'active', tier: plan }] : [];

/** Columns of `children`. */
export const childRowsOf = ({ children, joinedDaysAgo }: SeedMember, userId: number | undefined, now: Date) =>
  children.map((child, position) => ({
    ...Object.fromEntries(childColumns.map((column) => [column, child[column] ?? []])),
    userId,
    position,
    name: child.name ?? null,
    gender: child.gender,
    age: child.age,
    createdAt: timeAgo(days(joinedDaysAgo), now),
  }));
