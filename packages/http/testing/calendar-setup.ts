import { addDays } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { listAt } from './mothers.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A day of the clock in Austin, counted from today in UTC. */
export const dayAhead = (count: number): string => addDays(new Date().toISOString().slice(0, 10), count);

export const timeZone = 'America/Chicago';

/** An event at nine in the morning in Austin. */
export const eventOn = (day: string, more: object = {}) => ({
  title: 'Swim class',
  date: `${day}T09:00`,
  timeZone,
  ...more,
});

export const addEvent = (by: Visitor, event: object): Promise<Reply> => by.post('/api/calendar', event);

export const addedId = async (by: Visitor, event: object): Promise<number> =>
  Number((await addEvent(by, event)).body.id);

/** What stands on the days from this one on. */
export const eventsFrom = (by: Visitor, first: string, count = 40) =>
  listAt(by, `/api/calendar/range?first=${first}&last=${addDays(first, count)}&timeZone=${timeZone}`);

export const daysOf = (events: readonly Readonly<Record<string, unknown>>[]): unknown[] =>
  events.map(({ time }) => (time as { readonly start: string }).start.slice(0, 10));
