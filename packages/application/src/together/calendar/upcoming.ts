import { addDays, dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { instantsIn } from '@nestmates/domain/together/calendar/event-instants.ts';
import { type Occurrence, occurrencesOf } from '@nestmates/domain/together/calendar/event-series.ts';
import { lastDay } from '@nestmates/domain/together/calendar/event-time.ts';
import type { TimeCursor } from '../../platform/contract/paging.ts';
import type { PagedEvent, StoredEvent } from './ports.ts';

export interface UpcomingEntry {
  readonly event: StoredEvent;
  readonly occurrence: Occurrence;
  readonly cursor: TimeCursor;
}

const isAfter = (a: TimeCursor, b: TimeCursor): boolean => a.at > b.at || (a.at === b.at && a.id > b.id);

export const bySoonest = (a: UpcomingEntry, b: UpcomingEntry): number =>
  Number(isAfter(a.cursor, b.cursor)) - Number(isAfter(b.cursor, a.cursor));

interface Asked {
  readonly now: Date;
  readonly before: TimeCursor | undefined;
}

/** The occurrences of an event that repeats, as a page of events that do not would have them. */
function repeatedEntries(event: StoredEvent, { now, before }: Asked): readonly UpcomingEntry[] {
  // A clock elsewhere may show the day before.
  const earliest = addDays(dateOf(now.toISOString()), -2);
  return occurrencesOf(event.series)
    .filter(({ details }) => lastDay(details.time) >= earliest)
    .flatMap((occurrence) => {
      const { time } = occurrence.details;
      const { start, end } = instantsIn(time, event.timeZone);
      const cursor = { at: start.getTime() * 1000, id: event.id };
      const isAhead = start > now || (time.kind === 'all-day' && end > now);
      if (!isAhead || (before && !isAfter(cursor, before))) return [];
      return [{ cursor, event, occurrence }];
    });
}

export function upcomingEntries({ cursor, ...event }: PagedEvent, asked: Asked): readonly UpcomingEntry[] {
  if (event.series.repeat !== null) return repeatedEntries(event, asked);
  return occurrencesOf(event.series).map((occurrence) => ({ cursor, event, occurrence }));
}
