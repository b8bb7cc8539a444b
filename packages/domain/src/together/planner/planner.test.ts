import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChild } from '../../../testing/matching/profiles.ts';
import { allSlots, noSlots, slotsOf } from '../../members/availability/slots.ts';
import type { MemberTime } from './free-times.ts';
import { namedTimeZone } from './named-time-zone.ts';
import { pairFacts, pairFactsInWords } from './pair-facts.ts';
import {
  childPairs,
  type PlannerCandidate,
  type PlannerMember,
  playdateMatches,
  requirePlannable,
} from './planner.ts';

const now = new Date('2026-11-18T17:00:00Z');
const zone = namedTimeZone('America/New_York');
const free: MemberTime = { slots: allSlots, zone, busy: [] };

const me: PlannerMember = { children: [aChild(4)], lifestyleInterests: [], time: free };
const candidate = (memberId: number, differing: Partial<PlannerCandidate> = {}): PlannerCandidate => ({
  ...me,
  memberId,
  connected: false,
  score: 50,
  ...differing,
});
const found = (candidates: readonly PlannerCandidate[], planner = me) =>
  playdateMatches(planner, candidates, now).map(({ memberId }) => memberId);

describe('children who could play together', () => {
  it('are two years apart at most, the closest in age first, each pair of ages once', () => {
    expect(childPairs([4, 8, 4], [6, 4, 1, 11])).toEqual([
      { mine: 4, theirs: 4 },
      { mine: 4, theirs: 6 },
      { mine: 8, theirs: 6 },
    ]);
    expect(childPairs([], [3])).toEqual([]);
  });

  it('are the same pairs seen from either side', () => {
    const ages = fc.array(fc.integer({ min: 0, max: 18 }), { maxLength: 6 });
    fc.assert(
      fc.property(ages, ages, (a, b) => {
        const turned = childPairs(b, a).map(({ mine, theirs }) => ({ mine: theirs, theirs: mine }));
        expect(new Set(childPairs(a, b).map((pair) => JSON.stringify(pair)))).toEqual(
          new Set(turned.map((pair) => JSON.stringify(pair))),
        );
        for (const { mine, theirs } of childPairs(a, b))
          expect(Math.abs(mine - theirs)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('the planner', () => {
  it('finds connections first, then by score, ten at most', () => {
    const strangers = Array.from({ length: 12 }, (_, index) => candidate(10 + index, { score: 60 + index }));
    const friends = [
      candidate(1, { connected: true, score: 20 }),
      candidate(2, { connected: true, score: 30 }),
    ];
    expect(found([...strangers, ...friends])).toEqual([2, 1, 21, 20, 19, 18, 17, 16, 15, 14]);
  });

  it('leaves out who has no time in common, and whose children are of another age', () => {
    const teenager = candidate(1, { children: [aChild(15)] });
    const noTime = candidate(2, { time: { ...free, slots: noSlots } });
    const noChildren = candidate(3, { children: [] });
    expect(found([teenager, noTime, noChildren, candidate(4)])).toEqual([4]);
  });

  it('has times to propose with connections only', () => {
    const timesOf = (connected: boolean) =>
      playdateMatches(me, [candidate(1, { connected })], now).map(({ times }) => times.length);
    expect([timesOf(true), timesOf(false)]).toEqual([[3], [0]]);
  });

  it('says what the two families have in common', () => {
    const mine: PlannerMember = {
      children: [aChild(4, { interests: ['space', 'baking'], stemPlay: ['puzzles'] })],
      lifestyleInterests: ['hiking', 'reading'],
      time: { ...free, slots: slotsOf(['friday'], ['afternoon']) },
    };
    const [match] = playdateMatches(
      mine,
      [
        candidate(7, {
          children: [aChild(5, { stemPlay: ['puzzles'] }), aChild(9, { interests: ['space'] })],
          lifestyleInterests: ['reading-books', 'yoga'],
          connected: true,
        }),
      ],
      now,
    );
    expect(match).toMatchObject({
      children: [{ mine: 4, theirs: 5 }],
      activities: ['space', 'puzzles'],
      sharedInterests: ['Space', 'Puzzles', 'Books'],
      slots: slotsOf(['friday'], ['afternoon']),
      times: [20, 27]
        .map((day) => zone.instantOf({ year: 2026, month: 11, day, hour: 15, minute: 0 }))
        .concat(zone.instantOf({ year: 2026, month: 12, day: 4, hour: 15, minute: 0 })),
    });
    expect(match && pairFactsInWords(pairFacts(match, now))).toEqual([
      { title: 'Time of year', lines: ['autumn'] },
      { title: 'Ages of children who could play together', lines: ['4 and 5'] },
      { title: 'Children of both families like', lines: ['space', 'puzzles'] },
      { title: 'Both are free', lines: ['Friday afternoons'] },
    ]);
  });

  it('counts only what our lists know as an interest', () => {
    const child = aChild(4, { interests: ['an old word', 'space'] });
    const [match] = playdateMatches({ ...me, children: [child] }, [candidate(7, { children: [child] })], now);
    expect(match?.activities).toEqual(['space']);
  });

  it('says what is missing before anybody can be found', () => {
    const codeOf = (code: string) => expect.objectContaining({ code });
    expect(() => requirePlannable({ children: [], slots: allSlots })).toThrow(codeOf('CHILDREN_MISSING'));
    expect(() => requirePlannable({ children: [{}], slots: noSlots })).toThrow(
      codeOf('AVAILABILITY_MISSING'),
    );
    expect(() => requirePlannable({ children: [{}], slots: allSlots })).not.toThrow();
  });
});
