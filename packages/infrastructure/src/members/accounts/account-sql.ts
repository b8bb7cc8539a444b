import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { whyHidden } from '../../platform/access/restriction-sql.ts';
import { columnsNamed } from '../../platform/tables/names.ts';

const isMemberField: Readonly<Record<keyof Member, true>> = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  state: true,
  city: true,
  zipCode: true,
  age: true,
  intakeBasicCompleted: true,
  parentingInfoCompleted: true,
  childrenAdded: true,
  onboardingComplete: true,
  parentingVibe: true,
  availability: true,
  lookingFor: true,
  lifestyleInterests: true,
  parentingValues: true,
  supportNeeds: true,
  socialPreferences: true,
  profilePhotoUrl: true,
  photoCheckedAt: true,
  credentialsChangedAt: true,
  bio: true,
  planAroundCalendar: true,
  zipShownTo: true,
  paused: true,
  homeSince: true,
  homeMoves: true,
  hasUnlocked: true,
  unlockedVia: true,
  unlockedAt: true,
  isAdmin: true,
  emailVerifiedAt: true,
  checkedAt: true,
  createdAt: true,
};

/** The columns of `users` that a member consists of. Password and reset link are not among them. */
export const memberFields = Object.keys(isMemberField) as (keyof Member)[];

/** Leaves out the columns of the row that no member sees. */
export const memberOf = (row: Member): Member =>
  Object.fromEntries(memberFields.map((field) => [field, row[field]])) as unknown as Member;

export const progressColumns = (user: string): string =>
  columnsNamed(['intakeBasicCompleted', 'parentingInfoCompleted', 'childrenAdded', 'onboardingComplete'])
    .map((column) => `${user}.${column}`)
    .join(', ');

/** The columns of an `OwnAccount`, from `ownAccountTables`. */
export const ownAccountColumns = `${columnsNamed(memberFields)
  .map((column) => `u.${column}`)
  .join(', ')}, ${subscriptionColumns},
  shop.name as shop_name, shop.bio as shop_bio, shop.seller_bio, shop.instagram, shop.facebook, shop.website,
  ${whyHidden('photo', "split_part(u.profile_photo_url, '/', 3)")} as profile_photo_hidden,
  payment_account.provider_account_id as stripe_account_id, coalesce(ai.enabled, true) as ai_insights_enabled`;

export const ownAccountTables = `users u ${joinSubscription('u')}
  left join shops shop on shop.user_id = u.id
  left join payment_accounts payment_account on payment_account.user_id = u.id
  left join ai_settings ai on ai.user_id = u.id`;
