import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, later, minutes } from '../../platform/shared/time.ts';
import type { ReportCategory } from './categories.ts';
import {
  accuracyOf,
  effectiveReports,
  groupedReports,
  type Reporter,
  rankOf,
  type WeighedReport,
  weigh,
} from './weights.ts';

const now = new Date('2026-11-23T09:00:00Z');

/** Each registered two days before the last, long ago. */
const reporter = (nth: number, given: Partial<Reporter> = {}): Reporter => ({
  key: `member ${nth}`,
  since: later(now, -days(100 + 2 * nth)),
  traces: [`browser ${nth}`],
  decided: 0,
  right: 0,
  isVisitor: false,
  isUnverified: false,
  knowsMember: true,
  wasDismissed: false,
  onlyReports: false,
  hasLeft: false,
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
    ['ten decided, half right', 10, 5, 0.875],
    ['five decided, all right', 5, 5, 1.5],
  ])('%s', (_, decided, right, accuracy) => {
    expect(accuracyOf({ decided, right })).toBe(accuracy);
  });
});

/** An account that did nothing but report, opened so long after another. */
const alikeNth = (nth: number, opened = 0, given: Partial<Reporter> = {}): Reporter =>
  reporter(nth, { since: later(now, opened - days(50)), onlyReports: true, ...given });
const alike = (apart: number, given: Partial<Reporter> = {}, thing?: string): readonly WeighedReport[] => [
  report(alikeNth(1)),
  report(alikeNth(2, apart, given), 'harassment', thing),
];

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
      'two who registered at once',
      [report(reporter(1)), report(reporter(2, { since: reporter(1).since }))],
      8,
    ],
    ['two with one browser', [report(reporter(1)), report(reporter(2, { traces: ['x', 'browser 1'] }))], 4],
    [
      'three of whom the last belongs to both others, by the heavier two',
      [
        report(reporter(1)),
        report(reporter(5)),
        report(reporter(3, { traces: ['browser 1', 'browser 5'] }), 'danger'),
      ],
      8,
    ],
    [
      'three of whom the last belongs to both others and is heavier',
      [
        report(reporter(1), 'spam'),
        report(reporter(5), 'spam'),
        report(reporter(3, { traces: ['browser 1', 'browser 5'] }), 'danger'),
      ],
      5,
    ],
    ['two who only report, opened ten minutes apart', alike(minutes(10)), 4],
    ['two who only report, opened more than ten minutes apart', alike(minutes(10) + 1), 8],
    ['two opened at once, one of whom has done anything else', alike(0, { onlyReports: false }), 8],
    ['two opened at once who only report, one of them something else', alike(0, {}, 'photo b'), 8],
    [
      'two who only report and came to the same thing later',
      [...alike(0, {}, 'photo b'), report(alikeNth(2), 'harassment', 'photo a')],
      8,
    ],
    ['two who have left, by one key', [1, 2].map(() => report(reporter(1, { hasLeft: true }))), 4],
    [
      'a ring of four, each with a neighbour’s network',
      [0, 1, 2, 3].map((nth) => report(reporter(nth, { traces: [`net ${nth}`, `net ${(nth + 1) % 4}`] }))),
      8,
    ],
    ['one whose e-mail is not verified', [report(reporter(1, { isUnverified: true }))], 0],
    ['one who was never right', [report(reporter(1, { decided: 8, right: 0 }))], 1],
    ['one who was always right', [report(reporter(1, { decided: 8, right: 8 }))], 6],
  ])('%s', (_, reports, sum) => {
    expect(weigh(reports).sum).toBe(sum);
  });

  it('counts each reporter in one group', () => {
    const groups = groupedReports([report(reporter(1)), report(reporter(2)), report(reporter(1), 'spam')]);
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
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
    const aboutThree = many(3, 'harassment').map((one, nth) => ({ ...one, thing: `photo ${nth}` }));
    expect(weigh(aboutThree)).toMatchObject({ limits: true, hides: [] });
  });

  it('nobody hides a thing alone, whatever their reports were worth', () => {
    const alwaysRight = reporter(1, { decided: 8, right: 8 });
    const [alone, friend] = [report(alwaysRight, 'danger'), reporter(2, { traces: ['browser 1'] })];
    expect(weigh([alone, report(friend, 'danger')])).toMatchObject({ sum: 7.5, hides: [] });
    expect(weigh([alone, report(reporter(3), 'spam')]).hides).toEqual(['photo a']);
  });

  it('visitors do not hide a thing without two members', () => {
    const visitors = [1, 2, 3, 4].map((nth) => report(reporter(nth, { isVisitor: true }), 'danger'));
    expect(weigh(visitors)).toMatchObject({ sum: 20, hides: [] });
    const unverified = report(reporter(5, { isUnverified: true }));
    expect(weigh([...visitors, unverified]).hides).toEqual([]);
    const one = report(reporter(5), 'spam');
    expect(weigh([...visitors, one])).toMatchObject({ sum: 21, hides: [], limits: false });
    const puppet = report(reporter(6, { traces: ['browser 5'] }), 'spam');
    expect(weigh([...visitors, one, puppet])).toMatchObject({ hides: [], limits: false });
    expect(weigh([...visitors, one, report(reporter(7), 'spam')])).toMatchObject({
      hides: ['photo a'],
      limits: true,
    });
  });

  it('strangers limit nobody without somebody who knows the member', () => {
    const strangers = many(50, 'danger').map((one) => ({
      ...one,
      reporter: { ...one.reporter, knowsMember: false },
    }));
    expect(weigh(strangers)).toMatchObject({ sum: 250, limits: false });
    const unverified = report(reporter(60, { isUnverified: true }));
    expect(weigh([...strangers, unverified]).limits).toBe(false);
    expect(weigh([...strangers, report(reporter(60), 'spam')]).limits).toBe(true);
  });

  it('whose reports were dismissed hide and limit nothing by sending them again, and are heard as before', () => {
    const again = [1, 2, 3].map((nth) => report(reporter(nth, { wasDismissed: true }), 'danger'));
    expect(weigh(again)).toEqual({ sum: 15, isUrgent: true, hides: [], limits: false });
    const others = [4, 5].map((nth) => report(reporter(nth)));
    expect(weigh([...again, ...others])).toMatchObject({ hides: ['photo a'], limits: false });
    expect(weigh([...again, ...others, report(reporter(6))]).limits).toBe(true);
  });

  it('accounts that were opened together for one report each hide and limit nothing', () => {
    const opened = Array.from({ length: 9 }, (_, nth) => report(alikeNth(nth, minutes(nth)), 'danger'));
    expect(weigh(opened)).toMatchObject({ sum: 5, hides: [], limits: false });
    expect(groupedReports(opened)).toHaveLength(1);
    const apart = [minutes(0), minutes(11)].map((after, nth) => report(alikeNth(nth, after), 'danger'));
    expect(weigh(apart).hides).toEqual(['photo a']);
  });

  it('those who have left hide and limit nothing any more, and are heard as one', () => {
    const left = [1, 2, 3].map((nth) => report(reporter(nth, { key: 'left', hasLeft: true }), 'danger'));
    expect(weigh(left)).toEqual({ sum: 5, isUrgent: true, hides: [], limits: false });
    expect(weigh([...left, report(reporter(4), 'danger')])).toMatchObject({ hides: [], limits: false });
    expect(weigh([...left, ...[5, 6].map((nth) => report(reporter(nth)))]).hides).toEqual(['photo a']);
  });

  it('only what is counted had an effect', () => {
    const [one, other] = [report(reporter(1)), report(reporter(2))];
    const idle = [
      report(reporter(3, { traces: ['browser 1'] })),
      report(reporter(4), 'worried'),
      report(reporter(5, { wasDismissed: true })),
      report(reporter(6, { isUnverified: true })),
      report(reporter(7, { key: 'left', hasLeft: true })),
    ];
    expect(effectiveReports([one, ...idle, other])).toEqual([one, other]);
  });

  it('worries hide and restrict nothing, and come first', () => {
    expect(weigh(many(9, 'worried'))).toMatchObject({ sum: 45, isUrgent: true, hides: [], limits: false });
    const [worried, others] = [many(9, 'worried'), many(11, 'spam')];
    expect(weigh([...worried, ...others]).limits).toBe(false);
  });

  it('fifty accounts with one browser hide and limit nothing', () => {
    const fifty = Array.from({ length: 50 }, (_, nth) =>
      report(reporter(nth, { traces: [`network ${nth}`, 'theirs'] }), 'danger'),
    );
    expect(weigh(fifty)).toEqual({ sum: 5, isUrgent: true, hides: [], limits: false });
    expect(groupedReports(fifty)).toHaveLength(1);
  });
});

const anyReport = fc.record({
  nth: fc.nat(30),
  traces: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 3 }),
  category: fc.constantFrom<ReportCategory>('spam', 'fake', 'harassment', 'danger'),
  thing: fc.constantFrom('photo a', 'photo b'),
  decided: fc.constantFrom(0, 8),
  right: fc.nat(8),
  wasDismissed: fc.boolean(),
  onlyReports: fc.boolean(),
  since: fc.constantFrom(0, 6, 12).map((opened) => later(now, minutes(opened) - days(100))),
  hasLeft: fc.boolean(),
});

const anyMemberOrVisitor = fc
  .tuple(anyReport, fc.boolean())
  .map(([given, isVisitor]) => ({ ...given, isVisitor }));

it('one report more lowers no weight, and shows nothing that is hidden', () => {
  fc.assert(
    fc.property(fc.array(anyMemberOrVisitor, { minLength: 1, maxLength: 60 }), (given) => {
      const reporters = new Map<number, Reporter>();
      const reports = given.map(({ nth, category, thing, ...differing }, minute) => {
        const by = reporters.get(nth) ?? reporter(nth, differing);
        reporters.set(nth, by);
        return { ...report(by, category, thing), at: later(now, minute) };
      });
      let before = weigh([]);
      for (let count = 1; count <= reports.length; count += 1) {
        const after = weigh(reports.slice(0, count));
        expect(after.sum).toBeGreaterThanOrEqual(before.sum - 1e-9);
        expect(after.hides).toEqual(expect.arrayContaining([...before.hides]));
        expect(after.limits || !before.limits).toBe(true);
        before = after;
      }
    }),
    { numRuns: 60 },
  );
});

const anyReporters = fc.array(
  fc.record({ report: anyReport, isVisitor: fc.boolean(), isUnverified: fc.boolean() }),
  { minLength: 1, maxLength: 60 },
);

it.each<[string, Partial<Reporter>, (weight: ReturnType<typeof weigh>) => void]>([
  [
    'nobody who never met the member limits',
    { knowsMember: false },
    ({ limits }) => expect(limits).toBe(false),
  ],
  [
    'no visitors limit or hide',
    { knowsMember: false, isVisitor: true },
    ({ limits, hides }) => expect([limits, hides]).toEqual([false, []]),
  ],
  [
    'nobody alone hides or limits, by however many accounts and mailboxes of one browser or network',
    { knowsMember: true, traces: ['theirs'] },
    ({ limits, hides }) => expect([limits, hides]).toEqual([false, []]),
  ],
])('%s, whatever they report', (_, given, holds) => {
  fc.assert(
    fc.property(anyReporters, (all) => {
      const reports = all.map(({ report: { nth, category, thing, ...differing }, ...kind }, minute) => ({
        ...report(reporter(nth, { ...differing, ...kind, ...given }), category, thing),
        at: later(now, minute),
      }));
      holds(weigh(reports));
    }),
    { numRuns: 100 },
  );
});

it('no member hides or limits together with visitors from other mailboxes, browsers and networks alone', () => {
  fc.assert(
    fc.property(fc.array(anyReport, { minLength: 1, maxLength: 60 }), (all) => {
      const reports = all.map(({ nth, category, thing, ...differing }, minute) => {
        const own = { traces: [`of ${nth}`], isVisitor: nth > 0, knowsMember: nth === 0 };
        return {
          ...report(reporter(nth, { ...differing, ...own }), category, thing),
          at: later(now, minute),
        };
      });
      expect(weigh(reports)).toMatchObject({ limits: false, hides: [] });
    }),
    { numRuns: 100 },
  );
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
