import type { Member } from '@nestmates/domain/accounts/member.ts';
import { Model } from 'objection';

type Columns = { -readonly [Name in keyof Member]: Member[Name] };

/** A row of `users`. Its secret columns are never copied to a `Member`. */
export interface UserModel extends Columns {
  password: string;
  resetToken: string | null;
  resetTokenExpires: Date | null;
  latitude: number | null;
  longitude: number | null;
}

export class UserModel extends Model {
  static override readonly tableName = 'users';
}

const memberColumns: { readonly [Name in keyof Member]: string } = {
  id: 'id',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  state: 'state',
  city: 'city',
  zipCode: 'zip_code',
  age: 'age',
  intakeBasicCompleted: 'intake_basic_completed',
  parentingInfoCompleted: 'parenting_info_completed',
  childrenAdded: 'children_added',
  onboardingComplete: 'onboarding_complete',
  parentingVibe: 'parenting_vibe',
  availability: 'availability',
  lookingFor: 'looking_for',
  lifestyleInterests: 'lifestyle_interests',
  parentingValues: 'parenting_values',
  supportNeeds: 'support_needs',
  socialPreferences: 'social_preferences',
  profilePhotoUrl: 'profile_photo_url',
  bio: 'bio',
  shopName: 'shop_name',
  shopBio: 'shop_bio',
  sellerBio: 'seller_bio',
  instagram: 'instagram',
  facebook: 'facebook',
  website: 'website',
  stripeAccountId: 'stripe_account_id',
  subscriptionStatus: 'subscription_status',
  subscriptionTier: 'subscription_tier',
  aiInsightsEnabled: 'ai_insights_enabled',
  hasUnlocked: 'has_unlocked',
  unlockedVia: 'unlocked_via',
  unlockedAt: 'unlocked_at',
  isAdmin: 'is_admin',
  createdAt: 'created_at',
};

export const memberFields = Object.keys(memberColumns) as (keyof Member)[];

export const memberOf = (row: UserModel): Member =>
  Object.fromEntries(memberFields.map((field) => [field, row[field]])) as unknown as Member;

/** The member's columns for hand-written SQL, with the domain's names. */
export const selectMember = (table: string): string =>
  Object.entries(memberColumns)
    .map(([name, column]) => `${table}.${column} as "${name}"`)
    .join(', ');
