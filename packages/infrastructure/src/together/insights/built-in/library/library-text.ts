import type { Topic } from '@nestmates/domain/together/insights/topics.ts';
import type { Season } from '@nestmates/domain/together/insights/weekly-insight.ts';

export type AgeRange = readonly [from: number, to: number];

export const isWithin = ([from, to]: AgeRange, age: number): boolean => age >= from && age <= to;

/** `{child}` stands for the child, as "your 4-year-old"; `{Child}` at the beginning of a sentence. */
export interface LibraryText {
  readonly text: string;
  readonly topic: Topic;
  /** The ages of the child it is about; without them it is right for everyone. */
  readonly ages?: AgeRange;
  readonly season?: Season;
  /** The child likes one of these. */
  readonly activities?: readonly string[];
  /** One of the concepts behind their tags. */
  readonly concept?: string;
}

/** `{mine}` and `{theirs}` are the children of both families. */
export interface PlaydateText {
  readonly text: string;
  /** Right for both children. */
  readonly ages: AgeRange;
  readonly season?: Season;
  readonly activities?: readonly string[];
}

type Row = readonly [topic: Topic, text: string, ages?: AgeRange];

const textsOf = (rows: readonly Row[], common: Partial<LibraryText>): readonly LibraryText[] =>
  rows.map(([topic, text, ages]) => ({ ...common, topic, text, ...(ages && { ages }) }));

export const forAnyAge = (rows: readonly Row[]): readonly LibraryText[] => textsOf(rows, {});

export const forAges = (ages: AgeRange, rows: readonly Row[]): readonly LibraryText[] =>
  textsOf(rows, { ages });

export const inSeason = (season: Season, rows: readonly Row[]): readonly LibraryText[] =>
  textsOf(rows, { season });

export const forConcept = (concept: string, rows: readonly Row[]): readonly LibraryText[] =>
  textsOf(rows, { concept });

/** Keyed by the slug of what the child likes to do. */
export const forActivities = (
  texts: Readonly<Record<string, readonly [ages: AgeRange, topic: Topic, text: string]>>,
): readonly LibraryText[] =>
  Object.entries(texts).map(([slug, [ages, topic, text]]) => ({ activities: [slug], ages, topic, text }));
