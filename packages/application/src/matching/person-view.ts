import { type Child, genders } from '@nestmates/domain/children/child.ts';
import { familyInterests } from '@nestmates/domain/children/preferences.ts';
import { labelOf, type ProfileColumn, type ProfileLists } from '@nestmates/domain/profiles/options.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../contract/fields.ts';

const text = z.nullable(z.string());
const words = z.readonly(z.array(z.string()));

/** Another member as a card shows her, with labels instead of slugs. */
export const personView = z.object({
  id,
  firstName: z.string(),
  age: z.nullable(z.int()),
  zipCode: text,
  city: text,
  state: text,
  bio: text,
  profilePhotoUrl: text,
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

const gender = z.enum(genders.map(({ slug }) => slug));
/** A child without anything that identifies her. */
export const childChipView = z.object({ gender, age: z.int() });
export type ChildChipView = z.infer<typeof childChipView>;

/** What other members may see of a member, as stored. */
export interface PersonFacts extends ProfileLists {
  readonly id: MemberId;
  readonly firstName: string | null;
  readonly age: number | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly bio: string | null;
  readonly profilePhotoUrl: string | null;
  readonly children: readonly Child[];
}

export function viewOfPerson(facts: PersonFacts): PersonView {
  const labelsOf = (column: ProfileColumn) => facts[column].map((slug) => labelOf(column, slug));
  const { id: memberId, age, zipCode, city, state, bio, profilePhotoUrl } = facts;
  return {
    id: memberId,
    firstName: facts.firstName ?? '',
    age,
    zipCode,
    city,
    state,
    bio,
    profilePhotoUrl,
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

export const chipsOf = (children: readonly Child[]): ChildChipView[] =>
  children.map(({ gender, age }) => ({ gender, age }));
