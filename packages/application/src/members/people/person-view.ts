import { type Child, genders } from '@nestmates/domain/members/children/child.ts';
import { familyInterests } from '@nestmates/domain/members/children/preferences.ts';
import type { KnownMember } from '@nestmates/domain/members/people/known-member.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import { labelOf, type ProfileColumn } from '@nestmates/domain/members/profiles/options.ts';
import * as z from 'zod/mini';
import { id, instant } from '../../platform/contract/fields.ts';

const text = z.nullable(z.string());
const words = z.readonly(z.array(z.string()));

/** Another member as a card shows them, with labels instead of slugs. */
export const personView = z.object({
  id,
  firstName: z.string(),
  age: z.nullable(z.int()),
  zipCode: text,
  city: text,
  state: text,
  bio: text,
  profilePhotoUrl: text,
  /** Swaps that both sides said to have happened. */
  swapsDone: z.int(),
  /** When the photo was checked, for the badge that says so. */
  photoCheckedAt: z.nullable(instant),
  childrenInterests: words,
  parentingVibe: words,
  parentingValues: words,
  lifestyleInterests: words,
  lookingFor: words,
  availability: words,
  supportNeeds: words,
  socialPreferences: words,
});

export type PersonView = z.infer<typeof personView>;

/** Another member as an entry of a list shows them. */
export const personSummaryView = z.object({ id, firstName: z.string(), profilePhotoUrl: text });
type PersonSummaryView = z.infer<typeof personSummaryView>;

const gender = z.enum(genders.map(({ slug }) => slug));
/** A child without anything that identifies them. */
export const childChipView = z.object({ gender, age: z.int() });
export type ChildChipView = z.infer<typeof childChipView>;

export function viewOfPerson(facts: KnownMember): PersonView {
  const labelsOf = (column: ProfileColumn) => facts[column].map((slug) => labelOf(column, slug));
  const { age, zipCode, city, state, bio, swapsDone, photoCheckedAt } = facts;
  return {
    ...viewOfSummary(facts),
    age,
    zipCode,
    city,
    state,
    bio,
    swapsDone,
    photoCheckedAt: photoCheckedAt?.toISOString() ?? null,
    childrenInterests: familyInterests(facts.children),
    parentingVibe: labelsOf('parentingVibe'),
    parentingValues: labelsOf('parentingValues'),
    lifestyleInterests: labelsOf('lifestyleInterests'),
    lookingFor: labelsOf('lookingFor'),
    availability: labelsOf('availability'),
    supportNeeds: labelsOf('supportNeeds'),
    socialPreferences: labelsOf('socialPreferences'),
  };
}

export const viewOfSummary = ({
  id: memberId,
  firstName,
  profilePhotoUrl,
}: PersonSummary): PersonSummaryView => ({
  id: memberId,
  firstName: nameOf({ firstName }),
  profilePhotoUrl,
});

/** A member whose profile is not finished may have no name yet. */
export const nameOf = ({ firstName }: Pick<PersonSummary, 'firstName'>): string => firstName ?? '';

export const chipsOf = (children: readonly Pick<Child, 'gender' | 'age'>[]): ChildChipView[] =>
  children.map(({ gender, age }) => ({ gender, age }));
