import { addDays, atTime, dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { localTimeAt } from '@nestmates/domain/platform/dates/zoned-time.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { newSeries } from '@nestmates/domain/together/calendar/event-series.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { CalendarRepository } from '../together/calendar/calendar-repository.ts';
import { type PlannedEvent, plannedEvents } from './planned-events.ts';

const timeZone = 'America/New_York';

function timeOf({ inDays, at, lastsDays = 1 }: PlannedEvent, now: Date): EventTime {
  const day = addDays(dateOf(localTimeAt(now, timeZone)), inDays);
  if (!at) return { kind: 'all-day', start: day, end: addDays(day, lastsDays - 1) };
  const [start, end] = at;
  return { kind: 'timed', start: atTime(day, start), end: atTime(day, end), timeZone };
}

/** What members have entered into their calendars. */
export async function seedEvents(
  transaction: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const store = new CalendarRepository(transaction);
  for (const planned of plannedEvents) {
    const { of, title, type, description = null, repeats } = planned;
    const userId = ids.get(of);
    if (userId === undefined) throw new Error(`${of} is no member`);
    const time = timeOf(planned, now);
    const until = addDays(dateOf(time.start), repeats?.forDays ?? 0);
    const repeat = repeats ? { rhythm: repeats.rhythm, until } : null;
    const series = newSeries({ title, type, description, time }, repeat);
    await store.add({ userId, series, timeZone, createdAt: now });
  }
}
