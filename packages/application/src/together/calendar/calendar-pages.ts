import {
  addDays,
  atTime,
  type CalendarDate,
  daysBetween,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { instantOf } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { occurrencesIn } from '@nestmates/domain/together/calendar/occurrences.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { CalendarEventView } from './contract.ts';
import { viewOf } from './event-view.ts';
import { bySoonest, upcomingEntries } from './upcoming.ts';

interface DayRange {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly timeZone: string;
}

const maxDaysInRange = 62;

/** What members read of their own calendar. */
export class CalendarPages extends useCase('calendarQueries', 'clock') {
  async list(
    by: Caller,
    { limit, before, timeZone }: PageRequest<TimeCursor> & { readonly timeZone: string },
  ): Promise<Page<CalendarEventView>> {
    const { calendarQueries: queries, clock } = this.needs;
    const now = clock.now();
    const events = await queries.upcoming(now, by.id, { limit: limit + 1, before });
    const found = events.flatMap((event) => upcomingEntries(event, { now, before })).toSorted(bySoonest);
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map(({ event, occurrence }) => viewOf(event, occurrence, timeZone)) };
  }

  async range(by: Caller, { first, last, timeZone }: DayRange): Promise<readonly CalendarEventView[]> {
    if (last < first) throw invalid('last', 'Please choose a later day');
    if (daysBetween(first, last) >= maxDaysInRange) throw invalid('last', 'Please choose fewer days');
    // A clock elsewhere may show the day before or after.
    const [from, until] = [addDays(first, -2), addDays(last, 3)];
    if (from === '') throw invalid('first', 'Please choose a later day');
    if (until === '') throw invalid('last', 'Please choose an earlier day');
    const [start, end] = [instantOf(atTime(from, '00:00'), 'UTC'), instantOf(atTime(until, '00:00'), 'UTC')];
    const found = await this.needs.calendarQueries.between(start, end, by.id);
    return found.flatMap((event) =>
      occurrencesIn(event.series, { first, last }, timeZone).map((one) => viewOf(event, one, timeZone)),
    );
  }
}
