import { type CalendarDate, dayOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { instantOf, isShownOnce } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { instantsOf, inTimeZone } from '@nestmates/domain/together/calendar/event-instants.ts';
import {
  type EventDetails,
  type EventSeries,
  type Occurrence,
  occurrencesOf,
  regularDetails,
} from '@nestmates/domain/together/calendar/event-series.ts';
import { type EventTime, firstDay, type TimedSpan } from '@nestmates/domain/together/calendar/event-time.ts';
import { type Repeat, repeatDates } from '@nestmates/domain/together/calendar/repeat.ts';
import { timeZoneId } from './ical-time-zones.ts';

export interface WrittenEvent {
  /** Set for an occurrence that is written by itself. */
  readonly on: CalendarDate | null;
  readonly details: EventDetails;
  /** The lines that say how it repeats. */
  readonly repeating: string | null;
}

/** "20260604T090000" */
const compact = (text: string): string =>
  text.length > 10 ? `${text.replace(/[-:]/g, '')}00` : text.replaceAll('-', '');

const rules: Readonly<Record<Repeat['rhythm'], string>> = {
  weekly: 'FREQ=WEEKLY',
  'every-two-weeks': 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};

/**
 * A rule leaves out the months that do not have the day, where our calendar shows the last one. Rules that would say
 * so are not read alike by all programs.
 */
const isRuled = (series: EventSeries, on: CalendarDate): boolean =>
  series.repeat?.rhythm !== 'monthly' || dayOf(on) === dayOf(series.details.time.start);

/**
 * UTC to the minute for an event with a time, a date for one of whole days: RFC 5545 wants the kind of
 * DTSTART.
 */
function until(time: EventTime, last: CalendarDate): string {
  if (time.kind === 'all-day') return compact(last);
  const end = instantOf(`${last}T23:59`, time.timeZone).toISOString();
  return `${compact(end.slice(0, 16))}Z`;
}

const exclusions = (time: EventTime, starts: readonly string[]): readonly string[] => {
  if (starts.length === 0) return [];
  if (time.kind === 'all-day') return [`EXDATE;VALUE=DATE:${starts.join(',')}`];
  if (time.timeZone === 'UTC') return [`EXDATE:${starts.map((start) => `${start}Z`).join(',')}`];
  return [`EXDATE;TZID=${timeZoneId(time.timeZone)}:${starts.join(',')}`];
};

/** Whether it lasts as long as its clock says, which it does not in a night when clocks change. */
const lastsAsShown = (time: TimedSpan): boolean => {
  const real = instantsOf(time);
  const shown = instantsOf({ ...time, timeZone: 'UTC' });
  return real.end.getTime() - real.start.getTime() === shown.end.getTime() - shown.start.getTime();
};

/**
 * Programs differ about times that the clocks skip in spring or show twice in autumn, and about how long a repeated
 * event lasts over a change of clocks.
 */
const isUnderstood = (time: EventTime): boolean =>
  time.kind === 'all-day' ||
  ([time.start, time.end ?? time.start].every((local) => isShownOnce(local, time.timeZone)) &&
    lastsAsShown(time));

/** Whether every program reads this occurrence from the rule. */
const isRegular = (series: EventSeries, { on, details: { time } }: Occurrence): boolean =>
  isRuled(series, on) && isUnderstood(time) && !series.exceptions.some((exception) => exception.on === on);

/** An event by itself, in UTC where its own time zone would leave open what is meant. */
function alone(details: EventDetails, on: CalendarDate | null): WrittenEvent {
  const { time } = details;
  const understood = isUnderstood(time) ? time : inTimeZone(time, 'UTC');
  return { on, details: { ...details, time: understood }, repeating: null };
}

function recurrence(series: EventSeries, repeat: Repeat, regular: readonly Occurrence[]): string {
  const { time } = series.details;
  const kept = new Set(regular.map(({ on }) => on));
  const excludedDates = repeatDates(firstDay(time), repeat).filter(
    (on) => isRuled(series, on) && !kept.has(on),
  );
  const rule = `RRULE:${rules[repeat.rhythm]};UNTIL=${until(time, repeat.until)}`;
  const starts = excludedDates.map((on) => compact(regularDetails(series, on).time.start));
  return [rule, ...exclusions(time, starts)].join('\n');
}

/** One event with the rule, without the dates it does not hold for, and one for each changed occurrence. */
export function writtenEvents(series: EventSeries): readonly WrittenEvent[] {
  const { details, repeat } = series;
  if (repeat === null) return [alone(details, null)];
  const occurrences = occurrencesOf(series);
  const regular = isUnderstood(details.time)
    ? occurrences.filter((occurrence) => isRegular(series, occurrence))
    : [];
  const others = occurrences.filter((occurrence) => !regular.includes(occurrence));
  const written = others.map((occurrence) => alone(occurrence.details, occurrence.on));
  if (regular.length === 0) return written;
  return [{ on: null, details, repeating: recurrence(series, repeat, regular) }, ...written];
}
