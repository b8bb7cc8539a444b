import { timeOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { localTimeAt } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { begunHour, brooklynTime, demoTimeZone, hourOfToday, timeAgo } from './brooklyn-time.ts';

/** Winter, summer, and the nights in which the clocks change. */
const daysOfYear = ['2026-11-30', '2026-07-14', '2026-03-08', '2026-11-01'];
/** Every ten minutes of two days. */
const moments = (day: string): Date[] =>
  Array.from({ length: 288 }, (_, nth) => new Date(Date.parse(`${day}T00:00Z`) + nth * minutes(10)));
const clockAt = (at: Date): string => timeOf(localTimeAt(at, demoTimeZone));

describe('the times of the demo', () => {
  it.each(daysOfYear)('lie in the day, not after what they are of, and in their order, around %s', (day) => {
    let before = new Date(0);
    for (const now of moments(day)) {
      const at = timeAgo(0, now);
      expect(clockAt(at) >= '06:30' && clockAt(at) < '22:00').toBe(true);
      expect(at <= now && at > before).toBe(true);
      expect(now.getTime() - at.getTime()).toBeLessThan(hours(10));
      before = at;
    }
  });

  it('are as planned where that is in the day', () => {
    const noon = new Date('2026-11-30T17:00Z');
    expect(timeAgo(hours(2), noon)).toEqual(new Date('2026-11-30T15:00Z'));
    expect(timeAgo(days(3), noon)).toEqual(new Date('2026-11-27T17:00Z'));
  });

  it.each(daysOfYear)(
    'have what takes place begin at a full hour of the day within the last one, around %s',
    (day) => {
      for (const now of moments(day)) {
        const at = begunHour(hours(2), now);
        expect(clockAt(at)).toMatch(/^(0[7-9]|1[0-8]):00$/);
        expect(now.getTime() - at.getTime()).toBeLessThan(hours(17));
      }
    },
  );

  it.each(daysOfYear)(
    'have something at a full hour of each day, ahead until the evening, around %s',
    (day) => {
      for (const now of moments(day)) {
        const at = hourOfToday(hours(2), now);
        const [today] = localTimeAt(now, demoTimeZone).split('T');
        expect(localTimeAt(at, demoTimeZone).split('T')[0]).toBe(today);
        expect(clockAt(at)).toMatch(/^(0[89]|1[0-8]):00$/);
        if (clockAt(now) < '16:00') expect(at.getTime() - now.getTime()).toBeGreaterThanOrEqual(hours(2));
      }
    },
  );

  it('are hours of the clocks of New York, in summer, too', () => {
    const planned = { inDays: 3, hour: 9 };
    expect(brooklynTime(planned, new Date('2026-11-30T03:00Z'))).toEqual(new Date('2026-12-02T14:00Z'));
    expect(brooklynTime(planned, new Date('2026-07-14T03:00Z'))).toEqual(new Date('2026-07-16T13:00Z'));
  });
});
