import { type Day, type DayPart, days } from '@nestmates/domain/members/availability/slots.ts';
import { usualLength } from '@nestmates/domain/members/pairs/plan-length.ts';
import {
  addDays,
  atTime,
  dateOf,
  type LocalDateTime,
  weekdayOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { beginningOf, plannedDays } from '@nestmates/domain/together/planner/free-times.ts';
import { beginningAt, type LocalTime } from './usual-times.ts';

/** A day of the week on which both have time, and when. */
interface SharedDay {
  readonly day: Day;
  readonly parts: readonly DayPart[];
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The days ahead on which both usually have time, as the page of a person says it: by weekday, and no finer. */
export const usuallyFree = (week: readonly SharedDay[], now: LocalDateTime): readonly LocalTime[] =>
  Array.from({ length: plannedDays }, (_, nth) => addDays(dateOf(now), nth + 1)).flatMap((date) => {
    // A week begins on Sunday here, and on Monday in the list.
    const day = days[(weekdayOf(date) + 6) % days.length];
    const parts = week.find((shared) => shared.day === day)?.parts ?? [];
    return parts.map((part) => {
      const { hour, minute } = beginningOf[part];
      const beginning = atTime(date, `${twoDigits(hour)}:${twoDigits(minute)}`);
      return beginningAt({ date: '', until: '' }, beginning, usualLength);
    });
  });
