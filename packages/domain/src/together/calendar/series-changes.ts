import { addDays, type CalendarDate } from '../../platform/dates/calendar-date.ts';
import {
  type EventDetails,
  type EventSeries,
  findOccurrence,
  newSeries,
  occurrencesOf,
  type SeriesException,
} from './event-series.ts';
import { firstDay } from './event-time.ts';
import { type Repeat, repeatDates } from './repeat.ts';

/** What a change or a deletion is about: one occurrence, or it and all that follow. */
export const changeScopes = ['this', 'following'] as const;
export type ChangeScope = (typeof changeScopes)[number];

export interface ChangeTarget {
  /** The date that the series gives the occurrence. */
  readonly on: CalendarDate;
  readonly scope: ChangeScope;
}

/** What is to be stored. */
export interface SeriesChange {
  /** What becomes of the series; null deletes it. */
  readonly series: EventSeries | null;
  /** A new series beside it. */
  readonly following: EventSeries | null;
}

export interface EventDraft {
  readonly details: EventDetails;
  readonly repeat: Repeat | null;
}

const orNothing = (series: EventSeries): EventSeries | null =>
  occurrencesOf(series).length > 0 ? series : null;

function withException(series: EventSeries, exception: SeriesException): EventSeries {
  const others = series.exceptions.filter(({ on }) => on !== exception.on);
  return { ...series, exceptions: [...others, exception] };
}

/** What is before that date, without the exceptions that are not. */
function before(series: EventSeries, on: CalendarDate): EventSeries | null {
  if (series.repeat === null) return null;
  return orNothing({
    ...series,
    repeat: { ...series.repeat, until: addDays(on, -1) },
    exceptions: series.exceptions.filter((exception) => exception.on < on),
  });
}

/**
 * Deleted dates stay deleted where the changed series would stand on them, but for its first, which was asked for.
 * Single changes give way to this one.
 */
function following(series: EventSeries, { details, repeat }: EventDraft): EventSeries {
  const dates = new Set(repeatDates(firstDay(details.time), repeat).slice(1));
  const deleted = series.exceptions.filter(({ on, replacement }) => replacement === null && dates.has(on));
  return { ...newSeries(details, repeat), exceptions: deleted };
}

/** Changes one occurrence. An event that does not repeat may begin to. */
function changeThis(series: EventSeries, on: CalendarDate, draft: EventDraft): SeriesChange {
  if (series.repeat === null) return { series: newSeries(draft.details, draft.repeat), following: null };
  return { series: withException(series, { on, replacement: draft.details }), following: null };
}

/** Changes an occurrence and all after it; those before stay as they were. */
function changeFollowing(series: EventSeries, on: CalendarDate, draft: EventDraft): SeriesChange {
  const kept = before(series, on);
  const changed = following(series, draft);
  return kept ? { series: kept, following: changed } : { series: changed, following: null };
}

function deleteThis(series: EventSeries, on: CalendarDate): SeriesChange {
  return { series: orNothing(withException(series, { on, replacement: null })), following: null };
}

function deleteFollowing(series: EventSeries, on: CalendarDate): SeriesChange {
  return { series: before(series, on), following: null };
}

const changes = { this: changeThis, following: changeFollowing } as const;
const deletions = { this: deleteThis, following: deleteFollowing } as const;

export function changeSeries(
  series: EventSeries,
  { on, scope }: ChangeTarget,
  draft: EventDraft,
): SeriesChange {
  findOccurrence(series, on);
  return changes[scope](series, on, draft);
}

export function deleteFromSeries(series: EventSeries, { on, scope }: ChangeTarget): SeriesChange {
  findOccurrence(series, on);
  return deletions[scope](series, on);
}
