import type { CalendarDate } from '../../platform/dates/calendar-date.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import type { CalendarEventType } from './calendar-event.ts';
import { type EventTime, firstDay, movedTo } from './event-time.ts';
import { type Repeat, repeatDates } from './repeat.ts';

/** What a member says of an event that takes place once. */
export interface EventDetails {
  readonly title: string;
  readonly type: CalendarEventType;
  readonly description: string | null;
  readonly time: EventTime;
}

export interface SeriesException {
  /** The date that the series gives the occurrence; it names the occurrence also after that was moved. */
  readonly on: CalendarDate;
  /** Null for an occurrence that was deleted. */
  readonly replacement: EventDetails | null;
}

/** An event as it is entered and stored. One that does not repeat is a series of one. */
export interface EventSeries {
  /** Those of the first occurrence; each other one has the same on its own date. */
  readonly details: EventDetails;
  readonly repeat: Repeat | null;
  readonly exceptions: readonly SeriesException[];
}

export interface Occurrence {
  /** The date that the series gives it. */
  readonly on: CalendarDate;
  readonly details: EventDetails;
}

export const newSeries = (details: EventDetails, repeat: Repeat | null): EventSeries => ({
  details,
  repeat,
  exceptions: [],
});

export const eventNotFound = (): DomainError =>
  new DomainError('not-found', 'NOT_FOUND', 'We could not find this event.');

/** The occurrence that the series gives this date, before any exception. */
export const regularDetails = ({ details }: EventSeries, on: CalendarDate): EventDetails => ({
  ...details,
  time: movedTo(details.time, on),
});

/** Every occurrence that was not deleted, in the order in which the series gives them. */
export function occurrencesOf(series: EventSeries): readonly Occurrence[] {
  const exceptions = new Map(series.exceptions.map(({ on, replacement }) => [on, replacement]));
  return repeatDates(firstDay(series.details.time), series.repeat).flatMap((on) => {
    const replacement = exceptions.get(on);
    if (replacement === null) return [];
    return [{ on, details: replacement ?? regularDetails(series, on) }];
  });
}

export function findOccurrence(series: EventSeries, on: CalendarDate): Occurrence {
  const found = occurrencesOf(series).find((entry) => entry.on === on);
  if (!found) throw eventNotFound();
  return found;
}
