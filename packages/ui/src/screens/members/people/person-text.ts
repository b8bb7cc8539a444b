import type { ChildChipView, PersonView } from '@nestmates/application/members/people/person-view.ts';
import { ageLabel, type Child, childChip, genderLabel } from '@nestmates/domain/members/children/child.ts';

/** "Priya, 33", or only the name where the age is unknown. */
export const nameAndAge = ({ firstName, age }: Pick<PersonView, 'firstName' | 'age'>): string =>
  age === null ? firstName : `${firstName}, ${age}`;

/** "Zip 11215 · within 5 km" */
export function locationText(zipCode: string | null, distance?: string): string {
  const band = distance && distance.charAt(0).toLowerCase() + distance.slice(1);
  const words = [zipCode && `Zip ${zipCode}`, band].filter(Boolean).join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Leo, 4", or "Boy, 4" for a child whose name is not entered. */
export const namedChild = ({
  name,
  gender,
  age,
}: Pick<Child, 'gender' | 'age'> & { readonly name: string | null }): string =>
  `${name || genderLabel(gender)}, ${age < 1 ? ageLabel(age) : age}`;

/** The same within a sentence: "Leo, 4 years". */
export const namedChildInSentence = ({
  name,
  gender,
  age,
}: Pick<Child, 'gender' | 'age'> & { readonly name: string | null }): string =>
  `${name || genderLabel(gender)}, ${ageLabel(age)}`;

interface FamilyFacts {
  readonly children: readonly ChildChipView[];
  readonly distance: string | null;
}

/** "Girl, 4 years · Boy, 1 year · within 5 km" */
export const familyText = ({ children, distance }: FamilyFacts): string =>
  [...children.map(childChip), distance && distance.charAt(0).toLowerCase() + distance.slice(1)]
    .filter(Boolean)
    .join(' · ');

export interface ProfileTags {
  readonly title: string;
  readonly tags: readonly string[];
}

/** The tag lists of a profile, in display order. */
export const profileGroups = (person: PersonView): readonly ProfileTags[] => [
  { title: 'Children Interests', tags: person.childrenInterests },
  { title: 'Parenting Values', tags: person.parentingValues },
  { title: 'Support & Community', tags: person.supportNeeds },
  { title: 'Social Style', tags: person.socialPreferences },
];

/** Swaps that the member and the other said to have happened. */
export const swapsDoneText = (count: number): string => (count === 1 ? '1 swap done' : `${count} swaps done`);
