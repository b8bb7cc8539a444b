import type { InsightRequest } from '@nestmates/application/together/insights/ports.ts';
import { conceptsOf } from '@nestmates/domain/members/profiles/options.ts';
import type { Insight, InsightPart, InsightPartName } from '@nestmates/domain/together/insights/insight.ts';
import {
  type SharedChild,
  type SharedFacts,
  sharedColumns,
} from '@nestmates/domain/together/insights/shared-facts.ts';
import { type Random, seededRandom } from '../../../platform/shared/random.ts';
import { aboutChild, isMadeFrom, mentionsChild } from './child-in-words.ts';
import { library } from './library/library.ts';
import { isWithin, type LibraryText } from './library/library-text.ts';

const shares = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** The children whom a text suits. */
const childrenFor = ({ ages, activities }: LibraryText, children: readonly SharedChild[]) =>
  children.filter(
    ({ age, interests }) => (!ages || isWithin(ages, age)) && (!activities || shares(activities, interests)),
  );

const needsChild = ({ text, ages, activities }: LibraryText): boolean =>
  Boolean(ages || activities) || mentionsChild(text);

/** Everything a text asks for must be so; a member never reads about a taste that they do not have. */
function suits(text: LibraryText, { season, children }: SharedFacts, concepts: ReadonlySet<string>): boolean {
  if (text.season && text.season !== season) return false;
  if (text.concept && !concepts.has(text.concept)) return false;
  return !needsChild(text) || childrenFor(text, children).length > 0;
}

/** The more particular a text is, the more often it comes; then the member's marks decide. */
export function weightOf(
  { topic, activities, concept, season, ages }: LibraryText,
  { leanings }: Pick<SharedFacts, 'leanings'>,
): number {
  const particular = 2 + (activities ? 3 : 0) + (concept ? 3 : 0) + (season ? 2 : 0) + (ages ? 1 : 0);
  if (leanings.more.includes(topic)) return 8 * particular;
  return leanings.less.includes(topic) ? particular : 4 * particular;
}

function pickWeighted(
  texts: readonly LibraryText[],
  weight: (text: LibraryText) => number,
  random: Random,
): LibraryText {
  let left = random.below(texts.reduce((sum, text) => sum + weight(text), 0));
  const picked = texts.find((text) => {
    left -= weight(text);
    return left < 0;
  });
  if (!picked) throw new Error('The library has no text for this member');
  return picked;
}

/** What the library has for a member in one part. */
export function textsFor(part: InsightPartName, facts: SharedFacts): readonly LibraryText[] {
  const concepts = new Set(sharedColumns.flatMap((column) => conceptsOf(column, facts.tags[column])));
  return library[part].filter((text) => suits(text, facts, concepts));
}

/** Texts that the member has read lately are left out, as far as there are others. */
function choosePart(part: InsightPartName, { facts, recent }: InsightRequest, random: Random): InsightPart {
  const suitable = textsFor(part, facts);
  const fresh = suitable.filter(
    ({ text }) => !recent.some((insight) => isMadeFrom(text, insight[part].text)),
  );
  const chosen = pickWeighted(fresh.length > 0 ? fresh : suitable, (text) => weightOf(text, facts), random);
  const children = childrenFor(chosen, facts.children);
  const child = children.length > 0 ? random.pick(children) : undefined;
  return {
    topic: chosen.topic,
    text: child ? aboutChild(chosen.text, child, facts.children) : chosen.text,
  };
}

/** The same request gives the same insight. */
export function composeInsight(request: InsightRequest): Insight {
  const random = seededRandom(request.variation);
  return {
    tip: choosePart('tip', request, random),
    selfCare: choosePart('selfCare', request, random),
    bonding: choosePart('bonding', request, random),
  };
}
