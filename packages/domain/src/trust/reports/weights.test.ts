import { describe, expect, it } from 'vitest';
import { days, hours, later } from '../../platform/shared/time.ts';
import type { ReportCategory } from './categories.ts';
import { accuracyOf, groupedReports, type Reporter, rankOf, type WeighedReport, weigh } from './weights.ts';

const now = new Date('2026-11-23T09:00:00Z');

/** Each registered two days before the last, long ago. */
const reporter = (nth: number, given: Partial<Reporter> = {}): Reporter => ({
  key: `member ${nth}`,
  since: later(now, -days(100 + 2 * nth)),
  browsers: [`browser ${nth}`],
  decided: 0,
  right: 0,
  ...given,
});

const report = (by: Reporter, category: ReportCategory = 'harassment', thing = 'photo a'): WeighedReport => ({
  thing,
  category,
  at: now,
  reporter: by,
});

describe('what reports of somebody have been worth', () => {
  it.each([
    ['nothing decided', 0, 0, 1],
    ['four decided, none right', 4, 0, 1],
    ['five decided, none right', 5, 0, 0.25],
    ['ten decided, half right', 10, 5, 1.125],
    ['five decided, all right', 5, 5, 2],
  ])('%s', (_, decided, right, accuracy) => {
    expect(accuracyOf({ decided, right })).toBe(accuracy);
  });
});

const isNew = { since: later(now, -days(3) + 1) };
const isJustOld = { since: later(now, -days(3)) };

describe('the weight of a case', () => {
  it.each<[string, readonly WeighedReport[], number]>([
    ['nothing, of withdrawn reports alone', [], 0],
    ['one report', [report(reporter(1))], 4],
    ['two by one', [report(reporter(1)), report(reporter(1), 'spam', 'photo b')], 4],
    ['two by two', [report(reporter(1)), report(reporter(2))], 8],
    ['one by a new member', [report(reporter(1, isNew))], 2],
    ['one by a member of three days', [report(reporter(1, isJustOld))], 4],
    [
      'two who registered within a day',
      [report(reporter(1)), report(reporter(2, { since: later(reporter(1).since, hours(24) - 1) }))],
      4,
    ],
    [
      'two who registered a day apart',
      [report(reporter(1)), report(reporter(2, { since: later(reporter(1).since, hours(24)) }))],
      8,
    ],
    ['two with one browser', [report(reporter(1)), report(reporter(2, { browsers: ['x', 'browser 1'] }))], 4],
    [
      'three of whom the last belongs to both others',
      [
        report(reporter(1)),
        report(reporter(5)),
        report(reporter(3, { browsers: ['browser 1', 'browser 5'] }), 'danger'),
      ],
      5,
    ],
    ['one who was never right', [report(reporter(1, { decided: 8, right: 0 }))], 1],
    ['one who was always right', [report(reporter(1, { decided: 8, right: 8 }))], 8],
  ])('%s', (_, reports, sum) => {
    expect(weigh(reports).sum).toBe(sum);
  });

  it('counts each reporter in one group', () => {
    const groups = groupedReports([report(reporter(1)), report(reporter(2)), report(reporter(1), 'spam')]);
    expect(groups.map((group) => group.length)).toEqual([1, 2]);
  });
});

const many = (count: number, category: ReportCategory, thing?: string) =>
  Array.from({ length: count }, (_, nth) => report(reporter(nth + 1), category, thing));

describe('before somebody has looked', () => {
  it('a thing is hidden from a weight of 6 on', () => {
    expect(weigh(many(5, 'spam')).hides).toEqual([]);
    expect(weigh(many(6, 'spam')).hides).toEqual(['photo a']);
    expect(weigh([...many(5, 'spam', 'photo a'), ...many(6, 'spam', 'photo b')]).hides).toEqual(['photo b']);
  });

  it('a member is limited from a weight of 12 on, over all things', () => {
    expect(weigh(many(11, 'spam')).limits).toBe(false);
    expect(weigh(many(12, 'spam')).limits).toBe(true);
    expect(weigh(many(3, 'harassment').map((one, nth) => ({ ...one, thing: `photo ${nth}` })))).toMatchObject(
      {
        limits: true,
        hides: [],
      },
    );
  });

  it('fifty accounts of these three days hide and limit nothing', () => {
    const fifty = Array.from({ length: 50 }, (_, nth) =>
      report(reporter(nth, { since: later(now, -hours(nth)) }), 'danger'),
    );
    expect(weigh(fifty)).toEqual({ sum: 2.5, isUrgent: true, hides: [], limits: false });
  });
});

it('looks at the urgent before everything else', () => {
  expect(weigh(many(1, 'child')).isUrgent).toBe(true);
  const ranks = [
    { sum: 0.5, isUrgent: true },
    { sum: 200_000, isUrgent: false },
    { sum: 12.25, isUrgent: false },
    { sum: 12.24, isUrgent: false },
  ].map(rankOf);
  expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
  expect(new Set(ranks).size).toBe(4);
  expect([rankOf({ sum: 0, isUrgent: false }), rankOf({ sum: 4.5, isUrgent: false })]).toEqual([0, 450]);
});
