import type { FeedContent, FeedEvent } from '@nestmates/application/together/calendar/calendar-feed.ts';
import {
  addDays,
  type CalendarDate,
  type LocalDateTime,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { type WrittenEvent, writtenEvents } from './ical-series.ts';
import { timeZoneBlock, timeZoneId } from './ical-time-zones.ts';

/** How often programs are asked to look for changes. */
const secondsBetweenReads = 3600;

/** iCalendar cannot hold control characters, except line breaks and tabs. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n\r\t]/gu, '');
const oneLine = (text: string): string => toOneLine(printable(text));

/** The library escapes what events say, but not the name of the calendar. */
const calendarName = (name: string): string => oneLine(name).replace(/[\\;,]/g, '\\$&');

const plainDate = (date: CalendarDate) => Temporal.PlainDate.from(date);

const zoned = (local: LocalDateTime, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone);

function timeFields(time: EventTime): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  if (time.kind === 'all-day') {
    return { start: plainDate(time.start), end: plainDate(addDays(time.end, 1)), allDay: true };
  }
  const { start, end, timeZone } = time;
  const span = { start: zoned(start, timeZone), end: end && zoned(end, timeZone) };
  // A swap has an instant and no time zone of its own: each program shows it on its own clock.
  return timeZone === 'UTC' ? span : { ...span, timezone: timeZoneId(timeZone) };
}

const eventFields = (
  { uid, changedAt, url }: FeedEvent,
  { on, details, repeating }: WrittenEvent,
): ICalEventData => ({
  ...timeFields(details.time),
  id: on === null ? uid : `${on}-${uid}`,
  stamp: changedAt,
  lastModified: changedAt,
  summary: oneLine(details.title),
  description: details.description && printable(details.description),
  url,
  repeating,
});

export const writeIcs = ({ name, events }: FeedContent): string =>
  ical({
    name: calendarName(name),
    prodId: { company: productName, product: 'Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: secondsBetweenReads,
    // No name leaves the stamps of events in UTC; the blocks are written for the time zones of the events.
    timezone: { name: null, generator: timeZoneBlock },
    events: events.flatMap((event) =>
      writtenEvents(event.series).map((written) => eventFields(event, written)),
    ),
  }).toString();
