import { addDays, addMonths, type CalendarDate } from '../../platform/dates/calendar-date.ts';

export const repeatRhythms = ['weekly', 'every-two-weeks', 'monthly'] as const;
export type RepeatRhythm = (typeof repeatRhythms)[number];

/** Every repetition ends. */
export interface Repeat {
  readonly rhythm: RepeatRhythm;
  /** The last day on which it may still begin. */
  readonly until: CalendarDate;
}

/**
 * Counts from the first, which is 0. Every month is counted from the first, so that what began on the 31st is
 * on the last day of a shorter month and on the 31st again in the next long one.
 */
const dates: Readonly<Record<RepeatRhythm, (first: CalendarDate, number: number) => CalendarDate>> = {
  weekly: (first, number) => addDays(first, 7 * number),
  'every-two-weeks': (first, number) => addDays(first, 14 * number),
  monthly: (first, number) => addMonths(first, number),
};

/** All dates on which a repetition that begins on this date stands, in order. */
export function repeatDates(first: CalendarDate, repeat: Repeat | null): readonly CalendarDate[] {
  if (repeat === null) return [first];
  const found: CalendarDate[] = [];
  const dateAt = dates[repeat.rhythm];
  for (let date = first; date !== '' && date <= repeat.until; date = dateAt(first, found.length)) {
    found.push(date);
  }
  return found;
}
