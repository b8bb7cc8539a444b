import { addDays, type CalendarDate, firstOf, lastOf, weekdayOf, type YearMonth } from './calendar-date.ts';

export type Week = readonly CalendarDate[];

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

/** The Sunday that the week of this day begins with. */
export const weekStart = (date: CalendarDate): CalendarDate => addDays(date, -weekdayOf(date));

/** The weeks of a month from Sunday to Saturday, filled up with days of the months before and after. */
export function monthGrid(month: YearMonth): readonly Week[] {
  const weeks: Week[] = [];
  const last = lastOf(month);
  for (let sunday = weekStart(firstOf(month)); sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(daysOfWeek.map((count) => addDays(sunday, count)));
  }
  return weeks;
}
