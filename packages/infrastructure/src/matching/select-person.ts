import type { PersonFacts } from '@nestmates/application/matching/person-view.ts';
import { childLists } from '../children/child-columns.ts';

const children = (user: string) => `(
  select coalesce(json_agg(c order by c.position), '[]')
  from (
    select position, gender, age, ${childLists.selected} from children where user_id = ${user}.id
  ) c
)`;

const columns: { readonly [Fact in keyof PersonFacts]: (user: string) => string } = {
  id: (user) => `${user}.id`,
  firstName: (user) => `${user}.first_name`,
  age: (user) => `${user}.age`,
  zipCode: (user) => `${user}.zip_code`,
  city: (user) => `${user}.city`,
  state: (user) => `${user}.state`,
  bio: (user) => `${user}.bio`,
  profilePhotoUrl: (user) => `${user}.profile_photo_url`,
  parentingVibe: (user) => `${user}.parenting_vibe`,
  availability: (user) => `${user}.availability`,
  lookingFor: (user) => `${user}.looking_for`,
  lifestyleInterests: (user) => `${user}.lifestyle_interests`,
  parentingValues: (user) => `${user}.parenting_values`,
  supportNeeds: (user) => `${user}.support_needs`,
  socialPreferences: (user) => `${user}.social_preferences`,
  children,
};

/**
 * The columns that a member shows to other members, for hand-written SQL. The query decides who may see them.
 */
export const selectPerson = (user: string): string =>
  Object.entries(columns)
    .map(([fact, column]) => `${column(user)} as "${fact}"`)
    .join(', ');

/** Columns that only the search may read. */
export const selectMatchFacts = (user: string): string => `${selectPerson(user)},
  case when ${user}.latitude is not null then
    json_build_object('latitude', ${user}.latitude, 'longitude', ${user}.longitude) end as point,
  json_build_object('intakeBasicCompleted', ${user}.intake_basic_completed,
    'parentingInfoCompleted', ${user}.parenting_info_completed, 'childrenAdded', ${user}.children_added,
    'onboardingComplete', ${user}.onboarding_complete) as progress,
  json_build_object('subscriptionStatus', ${user}.subscription_status,
    'subscriptionTier', ${user}.subscription_tier, 'hasUnlocked', ${user}.has_unlocked) as entitlement`;
