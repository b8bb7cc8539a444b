import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime } from '../../../testing/insights/insight-subjects.ts';
import { days, later } from '../../platform/shared/time.ts';
import { leanings, topicNames } from './topics.ts';
import {
  isoWeek,
  maxRegenerations,
  mondayOf,
  regenerationsLeft,
  requireRegenerationLeft,
  seasonOf,
  variationOf,
} from './weekly-insight.ts';

describe('a week', () => {
  it.each([
    ['2026-11-22T23:59:59Z', '2026-W47', 'autumn'],
    ['2026-11-23T00:00:00Z', '2026-W48', 'autumn'],
    ['2027-01-01T12:00:00Z', '2026-W53', 'winter'],
    ['2027-01-04T00:00:00Z', '2027-W01', 'winter'],
    ['2024-12-30T00:00:00Z', '2025-W01', 'winter'],
    ['2023-01-01T00:00:00Z', '2022-W52', 'winter'],
    ['2024-02-29T00:00:00Z', '2024-W09', 'winter'],
    ['2026-03-02T00:00:00Z', '2026-W10', 'spring'],
    ['2026-06-30T00:00:00Z', '2026-W27', 'summer'],
  ])('%s is in %s, in %s', (at, week, season) => {
    expect(isoWeek(new Date(at))).toBe(week);
    expect(seasonOf(new Date(at))).toBe(season);
  });

  it('lasts seven days, and has one season', () => {
    fc.assert(
      fc.property(anyTime, (at) => {
        const next = later(at, days(7));
        expect(isoWeek(next)).not.toBe(isoWeek(at));
        const monday = later(at, -days((at.getUTCDay() + 6) % 7));
        expect(mondayOf(isoWeek(at)).toISOString().slice(0, 10)).toBe(monday.toISOString().slice(0, 10));
        for (let day = 0; day < 7; day += 1) {
          expect(isoWeek(later(monday, days(day)))).toBe(isoWeek(at));
          expect(seasonOf(later(monday, days(day)))).toBe(seasonOf(at));
        }
      }),
    );
  });
});

describe('the insight of a week', () => {
  it('is written anew twice at most', () => {
    expect([0, 1, 2, 3].map(regenerationsLeft)).toEqual([2, 1, 0, 0]);
    expect(() => requireRegenerationLeft(maxRegenerations - 1)).not.toThrow();
    expect(() => requireRegenerationLeft(maxRegenerations)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'NO_REGENERATION_LEFT' }),
    );
  });

  it('varies by member, week and regeneration', () => {
    const all = [1, 2, 3, 400].flatMap((member) =>
      ['2026-W47', '2026-W48'].flatMap((week) => [0, 1, 2].map((count) => variationOf(member, week, count))),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(variationOf(1, '2026-W47', 0)).toBe(variationOf(1, '2026-W47', 0));
  });
});

describe('what she found helpful', () => {
  const helpful = { topic: 'play', helpful: true } as const;
  const notHelpful = { topic: 'play', helpful: false } as const;

  it.each([
    [[], [], []],
    [[helpful], ['play'], []],
    [[notHelpful], [], ['play']],
    [[helpful, notHelpful], [], []],
    [[helpful, notHelpful, helpful], ['play'], []],
  ])('%j leans to more %j and less %j', (marks, more, less) => {
    expect(leanings(marks)).toEqual({ more, less });
  });

  it('is counted from the newest thirty marks', () => {
    const old = Array.from({ length: 90 }, () => notHelpful);
    expect(leanings([...Array.from({ length: 30 }, () => helpful), ...old]).more).toEqual(['play']);
    expect(leanings([helpful, ...old]).less).toEqual(['play']);
  });

  it('names each topic once at most', () => {
    const marks = fc.array(fc.record({ topic: fc.constantFrom(...topicNames), helpful: fc.boolean() }));
    fc.assert(
      fc.property(marks, (given) => {
        const { more, less } = leanings(given);
        expect(new Set([...more, ...less]).size).toBe(more.length + less.length);
      }),
    );
  });
});
