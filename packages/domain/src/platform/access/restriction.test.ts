import { describe, expect, it } from 'vitest';
import { days, later, minutes } from '../shared/time.ts';
import {
  awaySpansFor,
  type ClosedTo,
  isAway,
  isAwayForGood,
  isAwayNow,
  nextEnd,
  nextSettling,
  type RestrictionSpan,
  requireUnrestricted,
  restrictionKinds,
  restrictionNow,
  unlessEnded,
} from './restriction.ts';

const now = new Date('2026-11-23T09:00:00Z');
const span = (given: Partial<RestrictionSpan> = {}): RestrictionSpan => ({
  kind: 'limited',
  from: later(now, -days(1)),
  until: null,
  liftedAt: null,
  settledAt: null,
  ...given,
});

describe('what restricts a member', () => {
  it('is the strongest in force, and of one kind the longest', () => {
    const [tomorrow, nextWeek] = [later(now, days(1)), later(now, days(7))];
    expect(restrictionNow([], now)).toBeUndefined();
    expect(restrictionNow([span(), span({ kind: 'suspended', until: tomorrow })], now)?.kind).toBe(
      'suspended',
    );
    const two = [span({ until: tomorrow }), span({ until: nextWeek })];
    expect(restrictionNow(two, now)?.until).toBe(nextWeek);
    expect(restrictionNow([...two, span()], now)?.until).toBeNull();
    expect(nextEnd([...two, span()], now)).toBe(tomorrow);
    expect(nextEnd([span()], now)).toBeUndefined();
  });

  it('begins and ends to the millisecond', () => {
    expect(restrictionNow([span({ from: now })], now)).toBeDefined();
    expect(restrictionNow([span({ from: later(now, 1) })], now)).toBeUndefined();
    expect(restrictionNow([span({ until: now })], now)).toBeUndefined();
    expect(restrictionNow([span({ until: later(now, 1) })], now)).toBeDefined();
    expect(restrictionNow([span({ liftedAt: now })], now)).toBeUndefined();
    expect(unlessEnded({ kind: 'suspended', until: now }, now)).toBeUndefined();
    expect(unlessEnded({ kind: 'suspended', until: later(now, 1) }, now)).toBeDefined();
    expect(unlessEnded({ kind: 'banned', until: null }, now)).toBeDefined();
  });
});

it('ends at once what begins before a ban is settled, and the rest once it is', () => {
  const [waiting, settled] = [span({ kind: 'banned' }), span({ kind: 'suspended', settledAt: now })];
  const spans = [waiting, settled, span()];
  const ends = (which: 'soon' | 'all', at?: Date) => awaySpansFor(spans, { which, at }, now);
  expect(ends('soon', later(now, minutes(10)))).toEqual([waiting, settled]);
  expect(ends('soon', later(now, minutes(11)))).toEqual([]);
  expect(ends('soon')).toEqual([]);
  expect(ends('all')).toEqual([settled]);
});

it('closes calls by what they are closed to', () => {
  const closed = (closedTo: ClosedTo) =>
    restrictionKinds.filter((kind) => {
      try {
        requireUnrestricted({ kind, until: now }, closedTo);
        return false;
      } catch (error) {
        expect(error).toMatchObject({ code: 'RESTRICTED', details: { flags: { until: now.toISOString() } } });
        return true;
      }
    });
  expect([closed('nobody'), closed('suspended'), closed('limited')]).toEqual([
    [],
    ['suspended', 'banned'],
    ['limited', 'suspended', 'banned'],
  ]);
  expect(() => requireUnrestricted(undefined, 'limited')).not.toThrow();
  expect(restrictionKinds.filter((kind) => isAway({ kind }))).toEqual(['suspended', 'banned']);
});

describe('who is away', () => {
  const suspended = (given: Partial<RestrictionSpan> = {}) => span({ kind: 'suspended', ...given });

  it.each([
    ['whoever is suspended', [suspended()], true, false],
    ['nobody who is limited', [span({ settledAt: now })], false, false],
    ['for good once that cannot be taken back', [suspended({ settledAt: now })], true, true],
    ['no longer once it has ended', [suspended({ settledAt: now, until: now })], false, false],
    ['no longer once it is lifted', [suspended({ settledAt: now, liftedAt: now })], false, false],
    ['by one of several', [span(), suspended(), span({ kind: 'banned', settledAt: now })], true, true],
  ] as const)('is %s', (_, spans, away, forGood) => {
    expect([isAwayNow(spans, now), isAwayForGood(spans, now)]).toEqual([away, forGood]);
  });

  it('can be taken back for ten minutes each', () => {
    const [first, second] = [later(now, -minutes(4)), later(now, -minutes(1))];
    const both = [suspended({ from: second }), suspended({ kind: 'banned', from: first })];
    expect(nextSettling(both, now)).toEqual(later(now, minutes(6)));
    expect(nextSettling([suspended({ from: second }), suspended({ settledAt: now })], now)).toEqual(
      later(now, minutes(9)),
    );
    expect(nextSettling([span(), suspended({ settledAt: now })], now)).toBeUndefined();
  });
});
