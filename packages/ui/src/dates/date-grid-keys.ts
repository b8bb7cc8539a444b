import { addDays, addMonths, type CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { weekStart } from '@nestmates/domain/platform/dates/month-grid.ts';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

const months = (shiftKey: boolean) => (shiftKey ? 12 : 1);

const moves: Readonly<Record<string, (date: CalendarDate, shiftKey: boolean) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: weekStart,
  End: (date) => addDays(weekStart(date), 6),
  PageUp: (date, shiftKey) => addMonths(date, -months(shiftKey)),
  PageDown: (date, shiftKey) => addMonths(date, months(shiftKey)),
};

/** Date to which a key of the ARIA date grid leads: by day, week, month, and with Shift by year. */
export const dateAfterKey = (date: CalendarDate, { key, shiftKey }: Key): CalendarDate | undefined =>
  moves[key]?.(date, shiftKey);
