import { availability } from './columns/availability.ts';
import { socialPreferences, supportNeeds } from './columns/community.ts';
import { lifestyleInterests } from './columns/lifestyle-interests.ts';
import { lookingFor } from './columns/looking-for.ts';
import type { Option, Vocabulary } from './columns/option.ts';
import { parentingValues } from './columns/parenting-values.ts';
import { parentingVibe } from './columns/parenting-vibe.ts';

export const profileColumns = {
  parentingVibe,
  availability,
  lookingFor,
  lifestyleInterests,
  parentingValues,
  supportNeeds,
  socialPreferences,
} as const satisfies Record<string, readonly Option[]>;

export type ProfileColumn = keyof typeof profileColumns;

/** A member's text lists as stored, in slugs. */
export type ProfileLists = Readonly<Record<ProfileColumn, readonly string[]>>;

/** The four groups that Edit Profile shows as tags. */
export const tagColumns = [
  'parentingVibe',
  'lifestyleInterests',
  'lookingFor',
  'availability',
] as const satisfies readonly ProfileColumn[];

const bySlug = new Map(
  Object.entries(profileColumns).map(([column, options]) => [
    column,
    new Map<string, Option>(options.map((option) => [option.slug, option])),
  ]),
);

const find = (column: ProfileColumn, slug: string): Option | undefined => bySlug.get(column)?.get(slug);

export const optionsFor = (column: ProfileColumn, vocabulary: Vocabulary): readonly Option[] =>
  profileColumns[column].filter(({ vocabularies }) => vocabularies.includes(vocabulary));

/**
 * The options of a form: its own vocabulary, then chosen options of the other one, so that saving loses
 * nothing.
 */
export const optionsToShow = (
  column: ProfileColumn,
  vocabulary: Vocabulary,
  chosen: readonly string[],
): readonly Option[] => [
  ...optionsFor(column, vocabulary),
  ...profileColumns[column].filter(
    ({ slug, vocabularies }) => !vocabularies.includes(vocabulary) && chosen.includes(slug),
  ),
];

export const isOption = (column: ProfileColumn, slug: string): boolean => find(column, slug) !== undefined;

/** Label that members are shown. A slug that is no longer offered is shown as stored. */
export const labelOf = (column: ProfileColumn, slug: string): string => find(column, slug)?.label ?? slug;

/** The concepts of the answers, each once, whichever vocabulary they come from. */
export const conceptsOf = (column: ProfileColumn, slugs: readonly string[]): readonly string[] => [
  ...new Set(slugs.flatMap((slug) => find(column, slug)?.concepts ?? [])),
];

export function sharedConcepts(
  column: ProfileColumn,
  a: readonly string[],
  b: readonly string[],
): readonly string[] {
  const theirs = new Set(conceptsOf(column, b));
  return conceptsOf(column, a).filter((concept) => theirs.has(concept));
}
