import { describe, expect, it } from 'vitest';
import { days, hours, later } from '../../platform/shared/time.ts';
import {
  isOverMidnight,
  isSameTime,
  offeredTimeAt,
  planTimeFrom,
  planTimeRule,
  requireOfferedTimes,
  requirePlanTime,
} from './plan-time.ts';

const date = new Date('2026-11-28T15:00:00Z');
const lasting = (length: number, begins = date) => ({ date: begins, until: later(begins, length) });
const saying = (path: string, message: string) =>
  expect.objectContaining({ details: expect.objectContaining({ issues: [{ path, message }] }) });

describe('the end of a plan', () => {
  it('comes after its beginning', () => {
    expect(() => requirePlanTime(lasting(1))).not.toThrow();
    expect(() => requirePlanTime(lasting(0))).toThrow(saying('until', planTimeRule.backwards));
    expect(() => requirePlanTime(lasting(-1))).toThrow(saying('until', planTimeRule.backwards));
  });

  it('comes within a day of it', () => {
    expect(() => requirePlanTime(lasting(hours(24)))).not.toThrow();
    expect(() => requirePlanTime(lasting(hours(24) + 1))).toThrow(saying('until', planTimeRule.tooLong));
  });

  it('is two hours after the beginning where it is not said, or as long after as before', () => {
    expect(planTimeFrom({ date })).toEqual(lasting(hours(2)));
    expect(planTimeFrom({ date }, hours(3))).toEqual(lasting(hours(3)));
    expect(planTimeFrom(lasting(hours(1)), hours(3))).toEqual(lasting(hours(1)));
  });

  it('belongs to the time', () => {
    expect(isSameTime(lasting(hours(2)), lasting(hours(2)))).toBe(true);
    expect(isSameTime(lasting(hours(2)), lasting(hours(3)))).toBe(false);
  });
});

describe('over midnight', () => {
  const late = { date: new Date('2026-11-29T03:00:00Z'), until: new Date('2026-11-29T06:00:00Z') };

  it('is so by the clock of whoever reads it', () => {
    expect(isOverMidnight(late, 'America/New_York')).toBe(true);
    expect(isOverMidnight(late, 'America/Los_Angeles')).toBe(false);
    expect(isOverMidnight(late, 'UTC')).toBe(false);
  });

  it('is not what ends at midnight', () => {
    expect(isOverMidnight({ ...late, until: new Date('2026-11-29T05:00:00Z') }, 'America/New_York')).toBe(
      false,
    );
  });
});

describe('the times that are offered', () => {
  const [one, two, three] = [1, 2, 3].map((n) => lasting(hours(2), later(date, days(n))));
  const times = [one, two, three].filter((time) => time !== undefined);

  it('are one to three', () => {
    expect(() => requireOfferedTimes(times)).not.toThrow();
    expect(() => requireOfferedTimes([])).toThrow(saying('times', planTimeRule.noTime));
    expect(() => requireOfferedTimes([...times, lasting(hours(1))])).toThrow(
      saying('times', planTimeRule.tooManyTimes),
    );
  });

  it('begin at different times', () => {
    expect(() => requireOfferedTimes([lasting(hours(1)), lasting(hours(2))])).toThrow(
      saying('times', planTimeRule.sameTime),
    );
  });

  it('each end after their beginning', () => {
    expect(() => requireOfferedTimes([lasting(hours(1)), lasting(0, later(date, days(1)))])).toThrow(
      saying('until', planTimeRule.backwards),
    );
  });

  it('are taken by their beginning', () => {
    expect(offeredTimeAt(times, later(date, days(2)))).toEqual(two);
    expect(offeredTimeAt(times, date)).toBeUndefined();
  });
});
