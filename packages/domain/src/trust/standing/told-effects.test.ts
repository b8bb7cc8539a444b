import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later, minutes } from '../../platform/shared/time.ts';
import type { CaseEvent } from '../cases/trust-case.ts';
import type { Thing } from '../reports/report.ts';
import {
  doneBefore,
  effectsInForce,
  effectToldAt,
  endOfTold,
  limitToldAt,
  thingToldAt,
} from './told-effects.ts';

const now = new Date('2026-11-23T12:00:00Z');
const after = (count: number) => later(now, minutes(count));
const listing = { kind: 'listing', id: 7 } as const;
const shop = { kind: 'shop', id: 7 } as const;
const message = { kind: 'message', id: 12 } as const;

const at = (count: number) => ({ at: after(count), byId: null });
const hidden = (from: number, toldAt: number, ...things: readonly Thing[]): CaseEvent => ({
  ...at(from),
  type: 'hidden',
  things,
  toldAt: after(toldAt),
});
const shown = (from: number, ...things: readonly Thing[]): CaseEvent => ({
  ...at(from),
  type: 'shown',
  things,
});
const limited = (from: number, toldAt: number): CaseEvent => ({
  ...at(from),
  type: 'limited',
  toldAt: after(toldAt),
});
const unlimited = (from: number): CaseEvent => ({ ...at(from), type: 'unlimited' });
const decided = (from: number): CaseEvent => ({
  ...at(from),
  type: 'decided',
  decisionId: 3,
  decision: 'dismiss',
});
const undone = (from: number): CaseEvent => ({ ...at(from), type: 'undone', decisionId: 3 });
const left = (from: number): CaseEvent => ({ ...at(from), type: 'left' });
const returned = (from: number, toldAt: number): CaseEvent => ({
  ...at(from),
  type: 'returned',
  toldAt: after(toldAt),
});

const reported = (from: number, reportId: number): CaseEvent => ({ ...at(from), type: 'reported', reportId });

describe('a report', () => {
  const about = (from: number, thing: Thing = listing) => ({ id: 9, about: thing, at: after(from) });

  it.each<[string, 'hidden' | 'limited' | null, ReturnType<typeof about>, readonly CaseEvent[]]>([
    ['by which its thing was hidden', null, about(0), [reported(0, 9), hidden(0, 20, listing)]],
    ['in the instant after', 'hidden', about(0), [reported(0, 8), hidden(0, 20, listing), reported(0, 9)]],
    ['of another thing', null, about(5), [hidden(0, 20, shop), reported(5, 9)]],
    ['of whoever was limited', 'limited', about(5, shop), [limited(0, 20), reported(5, 9)]],
    ['once it was shown again', null, about(5), [hidden(0, 20, listing), shown(3, listing), reported(5, 9)]],
    ['once it was decided', null, about(5), [limited(0, 20), decided(3), reported(5, 9)]],
    ['from another case, from before', null, about(-5), [hidden(0, 20, listing), reported(-5, 9)]],
    ['from another case, which had none of its events', 'hidden', about(5), [hidden(0, 20, listing)]],
    ['from another case, without events, from before', null, about(0), [hidden(0, 20, listing)]],
  ])('%s is late where something was done already', (_, expected, report, events) => {
    expect(doneBefore(events)(report)).toBe(expected);
  });

  it('is one of 2,000 of which each event is looked at a few times', () => {
    let looked = 0;
    const counted = (event: CaseEvent): CaseEvent =>
      new Proxy(event, {
        get(of, key) {
          looked += 1;
          return Reflect.get(of, key);
        },
      });
    const ids = Array.from({ length: 2000 }, (_, nth) => nth);
    const reports = ids.map((nth) => reported(nth, nth));
    const lateIn = doneBefore(
      [...reports.slice(0, 2), hidden(1, 20, listing), ...reports.slice(2)].map(counted),
    );
    const late = ids.filter((nth) => lateIn({ id: nth, about: listing, at: after(nth) }) === 'hidden');
    expect(late).toHaveLength(1998);
    expect(looked).toBeLessThan(20 * ids.length);
  });
});

describe('when a member is told of what reports have done', () => {
  it('is 10 to 60 minutes later, whatever was done before', () => {
    const spans = fc.record({
      from: fc.integer({ min: -300, max: 0 }),
      wait: fc.integer({ min: 10, max: 60 }),
      isLimit: fc.boolean(),
    });
    const events = fc
      .array(spans, { maxLength: 6 })
      .map((all) =>
        all.map(({ from, wait, isLimit }) =>
          isLimit ? limited(from, from + wait) : hidden(from, from + wait, listing),
        ),
      );
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(events, random, (before, drawn) => {
        const wait = effectToldAt(before, now, drawn).getTime() - now.getTime();
        expect(wait).toBeGreaterThanOrEqual(minutes(10));
        expect(wait).toBeLessThanOrEqual(minutes(60));
      }),
    );
  });

  it.each([
    ['drawn where nothing waits', [], 35],
    ['that of what waits', [hidden(0, 20, shop)], 20],
    ['the sooner of two that wait', [hidden(0, 50, shop), limited(0, 20)], 20],
    ['that of what waits for the shortest wait', [limited(0, 10)], 10],
    ['drawn where what waits would be too soon', [limited(-10, 9)], 35],
    ['drawn where all was told', [limited(-60, -5)], 35],
    ['drawn where what waited is shown again', [hidden(-5, 20, shop), shown(-1, shop)], 35],
    ['drawn where what waited limits no more', [limited(-5, 20), unlimited(-1)], 35],
    ['drawn where it was decided', [limited(-5, 20), decided(-1)], 35],
    ['drawn for whom nothing is told of a message', [hidden(0, 20, message)], 35],
    ['that of a limit after a return', [limited(-60, -20), left(-5), returned(-1, 30)], 30],
  ] as const)('is %s', (_, events, expected) => {
    expect(effectToldAt(events, now, 0.5)).toEqual(after(expected));
  });
});

describe('what the member was told of', () => {
  it.each<readonly [string, readonly CaseEvent[], ReturnType<typeof endOfTold>]>([
    ['has not ended where there was nothing', [], undefined],
    ['has not ended while it is looked at', [hidden(0, 20, shop)], undefined],
    ['has ended by a decision', [hidden(0, 20, shop), decided(20)], 'decided'],
    ['was nothing where that was before', [hidden(0, 20, shop), decided(19)], undefined],
    ['has ended without a decision', [hidden(0, 20, shop), shown(30, shop)], 'undecided'],
    ['has ended, too, where it limited', [limited(0, 20), unlimited(30)], 'undecided'],
    ['was nothing where it was withdrawn before', [limited(0, 20), unlimited(10)], undefined],
    [
      'has ended as the last of it did',
      [hidden(0, 20, shop), hidden(0, 20, listing), shown(30, shop), decided(40)],
      'decided',
    ],
    [
      'is the same after it has begun anew',
      [limited(0, 20), decided(30), undone(31), limited(31, 60)],
      'decided',
    ],
    ['was nothing where it was a message', [hidden(0, 20, message), decided(30)], undefined],
    ['was told at once where nothing says when', [{ ...at(0), type: 'limited' }, decided(1)], 'decided'],
    ['has ended with the account', [limited(0, 20), left(30)], 'undecided'],
    ['was nothing to whoever has returned', [limited(0, 20), left(30), returned(31, 60)], undefined],
    [
      'was nothing, too, where it was decided before the return',
      [limited(0, 20), decided(30), left(31), returned(32, 60)],
      undefined,
    ],
    [
      'has ended anew once it was told after the return',
      [limited(0, 20), left(30), returned(31, 60), decided(61)],
      'decided',
    ],
    ['has ended with the case', [limited(0, 20), { ...at(30), type: 'expired' }], 'undecided'],
    ['goes on in the case that it has joined', [limited(0, 20), { ...at(30), type: 'joined' }], undefined],
  ])('%s', (_, events, expected) => {
    expect(endOfTold(events)).toBe(expected);
  });
});

describe('what is in force', () => {
  it.each<readonly [string, readonly CaseEvent[], readonly CaseEvent[]]>([
    [
      'is what was done',
      [hidden(0, 20, shop, listing), limited(5, 20)],
      [hidden(0, 20, shop, listing), limited(5, 20)],
    ],
    ['is not what is shown again', [hidden(0, 20, shop, listing), shown(5, shop)], [hidden(0, 20, listing)]],
    ['is not what limits no more', [limited(0, 20), unlimited(5)], []],
    ['is nothing that a decision has ended', [hidden(0, 20, shop), limited(0, 20), decided(5)], []],
    ['is the limit of a return', [limited(0, 20), left(5), returned(6, 41)], [limited(6, 41)]],
    ['is what was done again', [limited(0, 20), unlimited(5), limited(8, 30)], [limited(8, 30)]],
    ['was told at once where nothing says when', [{ ...at(0), type: 'limited' }], [limited(0, 0)]],
  ])('%s', (_, events, expected) => {
    expect(effectsInForce(events)).toEqual(expected);
  });
});

describe('what a decision ended that was taken back', () => {
  it('is told, or was, at the time at which it would have been', () => {
    const before = [hidden(0, 20, listing), limited(5, 35), decided(10)];
    const fresh = after(70);
    expect(limitToldAt([...before, undone(15)], fresh)).toEqual(after(35));
    expect(thingToldAt([...before, undone(15)], listing, fresh)).toEqual(after(20));
    expect(thingToldAt([...before, undone(15)], shop, fresh)).toEqual(fresh);
    expect(limitToldAt(before, fresh)).toEqual(fresh);
  });

  it('is told anew where it was to be told while the decision stood', () => {
    const before = [hidden(0, 20, listing), limited(5, 35)];
    const fresh = after(70);
    expect(limitToldAt([...before, decided(30), undone(35)], fresh)).toEqual(fresh);
    expect(thingToldAt([...before, decided(30), undone(35)], listing, fresh)).toEqual(after(20));
    expect(limitToldAt([...before, decided(35), undone(40)], fresh)).toEqual(after(35));
  });

  it('is told anew where it had ended before the decision', () => {
    const events = [limited(0, 30), unlimited(3), hidden(4, 30, listing), shown(5, listing)];
    const fresh = after(70);
    expect(limitToldAt([...events, decided(8), undone(9)], fresh)).toEqual(fresh);
    expect(thingToldAt([...events, decided(8), undone(9)], listing, fresh)).toEqual(fresh);
  });
});
