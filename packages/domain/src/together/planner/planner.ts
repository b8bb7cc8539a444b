import { noSlots, type Slots } from '../../members/availability/slots.ts';
import {
  type ActivityLists,
  activityColumns,
  childLabelOf,
  isChildOption,
} from '../../members/children/preferences.ts';
import { sharedConcepts } from '../../members/profiles/options.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { type FreeTimes, firstTimes, freeTimes, type MemberTime, sharedWith, slotsAt } from './free-times.ts';

/** Children who could play together: one of each family, at most two years apart. */
export interface ChildPair {
  readonly mine: number;
  readonly theirs: number;
}

export type PlannerChild = ActivityLists & { readonly age: number };

export interface PlannerMember {
  readonly children: readonly PlannerChild[];
  readonly lifestyleInterests: readonly string[];
  readonly time: MemberTime;
}

export interface PlannerCandidate extends PlannerMember {
  readonly memberId: MemberId;
  readonly connected: boolean;
  /** The score of the match, 0 to 100. */
  readonly score: number;
}

export interface PlaydateMatch {
  readonly memberId: MemberId;
  readonly connected: boolean;
  readonly score: number;
  /** The closest in age first. */
  readonly children: readonly ChildPair[];
  /** Free in both weeks and on the calendars that count. */
  readonly slots: Slots;
  /** Slugs of what children of both families like to do. */
  readonly activities: readonly string[];
  /** What is shared, in words: first the children's, then the mothers' own. */
  readonly sharedInterests: readonly string[];
  /** The next that could be proposed; none with a stranger, to whom nothing can be proposed. */
  readonly times: readonly Date[];
}

const maxYearsApart = 2;
const maxMatches = 10;

const yearsApart = ({ mine, theirs }: ChildPair): number => Math.abs(mine - theirs);

/** Each pair of ages once. */
export function childPairs(mine: readonly number[], theirs: readonly number[]): readonly ChildPair[] {
  return [...new Set(mine)]
    .flatMap((age) => [...new Set(theirs)].map((other) => ({ mine: age, theirs: other })))
    .filter((pair) => yearsApart(pair) <= maxYearsApart)
    .sort((a, b) => yearsApart(a) - yearsApart(b) || a.mine - b.mine || a.theirs - b.theirs);
}

/** Each activity once, in the order of the lists. */
const sharedActivities = (mine: readonly PlannerChild[], theirs: readonly PlannerChild[]) =>
  activityColumns.flatMap((column) => {
    const liked = new Set(theirs.flatMap((child) => child[column]));
    return [...new Set(mine.flatMap((child) => child[column]))]
      .filter((slug) => liked.has(slug) && isChildOption(column, slug))
      .map((slug) => ({ slug, label: childLabelOf(column, slug) }));
  });

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const agesOf = ({ children }: PlannerMember): readonly number[] => children.map(({ age }) => age);

function commonInterests(
  me: PlannerMember,
  other: PlannerMember,
): Pick<PlaydateMatch, 'activities' | 'sharedInterests'> {
  const activities = sharedActivities(me.children, other.children);
  const own = sharedConcepts('lifestyleInterests', me.lifestyleInterests, other.lifestyleInterests);
  return {
    activities: activities.map(({ slug }) => slug),
    sharedInterests: [...activities.map(({ label }) => label), ...own.map(capitalize)],
  };
}

function commonTimes(
  mine: FreeTimes,
  { time, connected }: PlannerCandidate,
): Pick<PlaydateMatch, 'slots' | 'times'> {
  const shared = sharedWith(mine, time);
  return { slots: slotsAt(shared), times: connected ? firstTimes(shared) : [] };
}

/** Connections before members they do not know, then the better score. */
const byRank = (a: PlaydateMatch, b: PlaydateMatch): number =>
  Number(b.connected) - Number(a.connected) || b.score - a.score || a.memberId - b.memberId;

/** The members with whom a playdate can be planned: a time for both, and children of about one age. */
export function playdateMatches(
  me: PlannerMember,
  candidates: readonly PlannerCandidate[],
  now: Date,
): readonly PlaydateMatch[] {
  const mine = freeTimes(me.time, now);
  return candidates
    .map((candidate) => ({ candidate, children: childPairs(agesOf(me), agesOf(candidate)) }))
    .filter(({ children }) => children.length > 0)
    .map(({ candidate, children }) => ({
      memberId: candidate.memberId,
      connected: candidate.connected,
      score: candidate.score,
      children,
      ...commonTimes(mine, candidate),
      ...commonInterests(me, candidate),
    }))
    .filter(({ slots }) => slots !== noSlots)
    .sort(byRank)
    .slice(0, maxMatches);
}

/** Nobody can be found without children, or without the member's week. */
export function requirePlannable({
  children,
  slots,
}: {
  readonly children: readonly unknown[];
  readonly slots: Slots;
}): void {
  if (children.length === 0) {
    throw new DomainError(
      'conflict',
      'CHILDREN_MISSING',
      'Please add your children to your profile first, so that we can look for playmates of their age.',
    );
  }
  if (slots !== noSlots) return;
  throw new DomainError(
    'conflict',
    'AVAILABILITY_MISSING',
    'Please add to your profile when you are usually free, so that we can look for times.',
  );
}
