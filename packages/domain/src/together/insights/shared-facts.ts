import type { Gender, ShownChild } from '../../members/children/child.ts';
import { activityColumns, isChildOption } from '../../members/children/preferences.ts';
import { isOption, type ProfileLists } from '../../members/profiles/options.ts';
import { type AiSettings, type NoteField, noteFieldNames } from './ai-settings.ts';
import { type Insight, insightParts } from './insight.ts';
import type { KnownNames } from './known-names.ts';
import { shareableNote } from './notes.ts';
import { type HelpfulMark, type Leanings, leanings, type Topic } from './topics.ts';
import { type Season, seasonOf } from './weekly-insight.ts';

/** The tags that are shared. When the member is free matters for a playdate only, which has facts of its own. */
export const sharedColumns = [
  'parentingVibe',
  'parentingValues',
  'lifestyleInterests',
  'lookingFor',
  'socialPreferences',
  'supportNeeds',
] as const satisfies readonly (keyof ProfileLists)[];

export type SharedColumn = (typeof sharedColumns)[number];

/** Left for the member to mention in their notes: their health, their child's, and a loss. */
const keptBack: ReadonlySet<string> = new Set(['postpartum-support', 'special-needs', 'grief-and-loss']);

const maxInterestsPerChild = 12;

export interface SharedChild {
  readonly age: number;
  readonly gender: Gender;
  /** Slugs of things the child likes to do. */
  readonly interests: readonly string[];
}

export interface SharedNote {
  readonly field: NoteField;
  readonly text: string;
}

/**
 * Everything that a writer learns about a member for their insight, and everything that may leave for a provider.
 */
export interface SharedFacts {
  readonly season: Season;
  readonly children: readonly SharedChild[];
  /** Slugs. */
  readonly tags: Readonly<Record<SharedColumn, readonly string[]>>;
  readonly notes: readonly SharedNote[];
  readonly leanings: Leanings;
  /** The topics of the member's last insight, so that the next one is about something else. */
  readonly lastTopics: readonly Topic[];
}

/** What the facts are made from. */
export interface InsightSubject {
  readonly children: readonly ShownChild[];
  readonly lists: ProfileLists;
  readonly settings: AiSettings;
  readonly names: KnownNames;
  /** Newest first. */
  readonly marks: readonly HelpfulMark[];
  /** The insights the member got before, newest first. */
  readonly recent: readonly Insight[];
}

/** Only values of our own lists, in their order, so that no free text passes as a tag. */
function interestsOf(child: ShownChild): readonly string[] {
  return activityColumns
    .flatMap((column) => child[column].filter((slug) => isChildOption(column, slug)))
    .slice(0, maxInterestsPerChild);
}

const tagsOf = (lists: ProfileLists, column: SharedColumn): readonly string[] =>
  lists[column].filter((slug) => isOption(column, slug) && !keptBack.has(slug));

export function sharedFacts(subject: InsightSubject, at: Date): SharedFacts {
  const { children, lists, settings, names, marks, recent } = subject;
  const [last] = recent;
  return {
    season: seasonOf(at),
    children: children.map((child) => ({
      age: child.age,
      gender: child.gender,
      interests: interestsOf(child),
    })),
    tags: {
      parentingVibe: tagsOf(lists, 'parentingVibe'),
      parentingValues: tagsOf(lists, 'parentingValues'),
      lifestyleInterests: tagsOf(lists, 'lifestyleInterests'),
      lookingFor: tagsOf(lists, 'lookingFor'),
      socialPreferences: tagsOf(lists, 'socialPreferences'),
      supportNeeds: tagsOf(lists, 'supportNeeds'),
    },
    notes: noteFieldNames
      .map((field) => ({ field, text: shareableNote(settings[field] ?? '', names) }))
      .filter(({ text }) => text !== ''),
    leanings: leanings(marks),
    lastTopics: last ? insightParts.map((part) => last[part].topic) : [],
  };
}
