import type { SuggestionsRequest } from '@nestmates/application/together/insights/ports.ts';
import { describeSharedSlots } from '@nestmates/domain/members/availability/describe-slots.ts';
import type { Slots } from '@nestmates/domain/members/availability/slots.ts';
import type { PairFacts } from '@nestmates/domain/together/planner/pair-facts.ts';
import type { ChildPair } from '@nestmates/domain/together/planner/planner.ts';
import { type Random, seededRandom } from '../../../platform/shared/random.ts';
import { aboutPair } from './child-in-words.ts';
import { playdateLibrary } from './library/library.ts';
import { isWithin, type PlaydateText } from './library/library-text.ts';

const childrenFor = ({ ages }: PlaydateText, { children }: PairFacts): readonly ChildPair[] =>
  children.filter(({ mine, theirs }) => isWithin(ages, mine) && isWithin(ages, theirs));

const suits = (text: PlaydateText, pair: PairFacts): boolean =>
  (!text.season || text.season === pair.season) &&
  (!text.activities || text.activities.some((slug) => pair.activities.includes(slug))) &&
  childrenFor(text, pair).length > 0;

/** What the children of both like comes before what suits their ages. */
function mostParticular(texts: readonly PlaydateText[]): readonly PlaydateText[] {
  const byActivity = texts.filter(({ activities }) => activities);
  return byActivity.length > 0 ? byActivity : texts;
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "You are both free on Tuesday afternoons." */
function whenInWords(slots: Slots): string {
  const free = lowerFirst(describeSharedSlots(slots));
  return `You are ${free.startsWith('both') ? free : `both ${free}`}.`;
}

function chooseText(pair: PairFacts, used: ReadonlySet<PlaydateText>, random: Random): PlaydateText {
  const suitable = playdateLibrary.filter((text) => suits(text, pair));
  const unused = suitable.filter((text) => !used.has(text));
  return random.pick(mostParticular(unused.length > 0 ? unused : suitable));
}

/** No two pairs get the same text while there are others. */
export function composeSuggestions({ pairs, variation }: SuggestionsRequest): readonly string[] {
  const random = seededRandom(variation);
  const used = new Set<PlaydateText>();
  return pairs.map((pair) => {
    const text = chooseText(pair, used, random);
    used.add(text);
    const { mine, theirs } = random.pick(childrenFor(text, pair));
    return `${aboutPair(text.text, mine, theirs)} ${whenInWords(pair.slots)}`;
  });
}
