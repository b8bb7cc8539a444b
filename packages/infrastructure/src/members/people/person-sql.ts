import { activityColumns } from '@nestmates/domain/members/children/preferences.ts';
import type { PersonFacts } from '@nestmates/domain/members/people/person.ts';
import { shownPhoto } from '../../platform/access/restriction-sql.ts';
import { columnsNamed, jsonColumns } from '../../platform/tables/names.ts';
import { countedZip } from '../places/place-sql.ts';

const isFact: Readonly<Record<Exclude<keyof PersonFacts, 'children' | 'zipCode' | 'profilePhotoUrl'>, true>> =
  {
    id: true,
    firstName: true,
    age: true,
    zipShownTo: true,
    city: true,
    state: true,
    bio: true,
    swapsDone: true,
    photoCheckedAt: true,
    parentingVibe: true,
    availability: true,
    lookingFor: true,
    lifestyleInterests: true,
    parentingValues: true,
    supportNeeds: true,
    socialPreferences: true,
  };
const columns = columnsNamed(Object.keys(isFact));

/** What a list entry shows of a member. */
export const personSummaryColumns = (user: string): string =>
  `${user}.id, ${user}.first_name, ${shownPhoto(user)} as profile_photo_url`;

/**
 * The columns that a member shows to other members; `user` is a row of `users`. The query decides who may see
 * them, and `knownTo` what of the place.
 */
export const personColumns = (user: string): string => `${columns
  .map((column) => `${user}.${column}`)
  .join(', ')}, ${shownPhoto(user)} as profile_photo_url, ${countedZip(user)} as zip_code, (
  select coalesce(json_agg(c order by c.position), '[]')
  from (
    select position, gender, age, ${jsonColumns(activityColumns)} from children where user_id = ${user}.id
  ) c
) as children`;

/** The children of a member as chips show them, in their order; `which` chooses among them. */
export const childChips = (user: string, which = 'true'): string => `(
  select coalesce(json_agg(json_build_object('id', c.id, 'gender', c.gender, 'age', c.age) order by c.position), '[]')
  from children c where c.user_id = ${user} and ${which}
)`;
