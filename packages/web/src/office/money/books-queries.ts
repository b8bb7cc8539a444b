import { type CalendarDate, firstOf, monthOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { JournalChoice } from '@nestmates/ui/screens/office/money/JournalForm.tsx';
import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from '../admin/unready.ts';

export const booksQuery = { ...readQuery('get /api/admin/money/books'), ...adminData };

export const sellersQuery = (year: number) => ({
  ...readQuery('get /api/admin/money/sellers', { year: String(year) }),
  ...adminData,
});

/** This month until today. */
export const firstJournal = (today: CalendarDate): JournalChoice => ({
  from: firstOf(monthOf(today)),
  to: today,
  rows: 'day',
});

export const journalHref = (choice: JournalChoice): string =>
  `/api/admin/money/journal.csv?${new URLSearchParams({ ...choice })}`;

export const volumesHref = (year: number): string => `/api/admin/money/sellers.csv?year=${year}`;

const firstYear = 2026;

/** The newest first. */
export const yearsUntil = (now: Date): readonly number[] =>
  Array.from(
    { length: Math.max(1, now.getUTCFullYear() - firstYear + 1) },
    (_, n) => now.getUTCFullYear() - n,
  );
