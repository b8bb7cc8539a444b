import { invalid } from '../../platform/shared/errors.ts';
import type { ChildId } from '../../platform/shared/ids.ts';
import type { ActivityLists, ChildLists } from './preferences.ts';

export const genders = [
  { slug: 'boy', label: 'Boy' },
  { slug: 'girl', label: 'Girl' },
  { slug: 'non-binary', label: 'Non-binary' },
] as const;

export type Gender = (typeof genders)[number]['slug'];

export interface Child extends ChildLists {
  readonly gender: Gender;
  readonly age: number;
}

/** What others see of a child. The rest is known to its mother and to us only. */
export interface ShownChild extends ActivityLists {
  readonly gender: Gender;
  readonly age: number;
}

export const childRule = {
  minAge: 0,
  maxAge: 18,
  /** A bound for the server, larger than any family. */
  maxChildren: 20,
  none: 'Please add at least one child',
  noGender: 'Please select a gender',
  noAge: 'Please give the age in whole years',
  tooYoung: 'Age must be at least 0',
  tooOld: 'Age must be 18 or under',
  tooMany: 'You can add up to 20 children',
  notOwn: 'Please choose from your own children',
} as const;

/** A member's plans name own children only. */
export function requireOwnChildren(
  wanted: readonly ChildId[],
  own: readonly { readonly id: ChildId }[],
): void {
  if (!wanted.every((id) => own.some((child) => child.id === id)))
    throw invalid('childIds', childRule.notOwn);
}

/** The values of a new card in the form. */
export const newChildDefaults = { gender: 'boy', age: 1 } as const satisfies Pick<Child, 'gender' | 'age'>;

export const genderLabel = (slug: Gender): string =>
  genders.find((gender) => gender.slug === slug)?.label ?? '';

/** "4 years", "1 year", "under 1". */
export function ageLabel(age: number): string {
  if (age < 1) return 'under 1';
  return age === 1 ? '1 year' : `${age} years`;
}

/** The chip: "Girl, 4 years". */
export const childChip = ({ gender, age }: Pick<Child, 'gender' | 'age'>): string =>
  `${genderLabel(gender)}, ${ageLabel(age)}`;

/** Describes a child inside a sentence: "4-year-old girl", "baby boy", and for a non-binary child "4-year-old". */
export function describeChild({ gender, age }: Pick<Child, 'gender' | 'age'>): string {
  const old = age < 1 ? 'baby' : `${age}-year-old`;
  return gender === 'non-binary' ? old : `${old} ${gender}`;
}
