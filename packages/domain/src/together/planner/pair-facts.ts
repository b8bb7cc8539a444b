import { describeSlots } from '../../members/availability/describe-slots.ts';
import type { Slots } from '../../members/availability/slots.ts';
import { activityLabel, type FactGroup } from '../insights/facts-in-words.ts';
import { type Season, seasonOf } from '../insights/weekly-insight.ts';
import type { ChildPair, PlaydateMatch } from './planner.ts';

/** Everything that a writer learns about a pair: only what the two have in common, and no word of theirs. */
export interface PairFacts {
  readonly season: Season;
  readonly children: readonly ChildPair[];
  readonly activities: readonly string[];
  readonly slots: Slots;
}

const maxChildPairs = 3;
const maxActivities = 6;

export const pairFacts = (match: PlaydateMatch, at: Date): PairFacts => ({
  season: seasonOf(at),
  children: match.children.slice(0, maxChildPairs),
  activities: match.activities.slice(0, maxActivities),
  slots: match.slots,
});

const ageInWords = (age: number): string => (age < 1 ? 'under 1' : String(age));

export function pairFactsInWords({ season, children, activities, slots }: PairFacts): readonly FactGroup[] {
  return [
    { title: 'Time of year', lines: [season] },
    {
      title: 'Ages of children who could play together',
      lines: children.map(({ mine, theirs }) => `${ageInWords(mine)} and ${ageInWords(theirs)}`),
    },
    { title: 'Children of both families like', lines: activities.map(activityLabel) },
    { title: 'Both are free', lines: [describeSlots(slots)] },
  ].filter(({ lines }) => lines.some((line) => line !== ''));
}
