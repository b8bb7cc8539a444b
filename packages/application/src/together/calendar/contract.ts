import { isCalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { calendarEventTypes, enteredEventTypes } from '@nestmates/domain/together/calendar/calendar-event.ts';
import { eventRule } from '@nestmates/domain/together/calendar/event-rules.ts';
import { repeatRhythms } from '@nestmates/domain/together/calendar/repeat.ts';
import { changeScopes } from '@nestmates/domain/together/calendar/series-changes.ts';
import * as z from 'zod/mini';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { optionalText, requiredLine } from '../../platform/contract/text.ts';
import { timeZone as givenTimeZone } from '../../platform/contract/time-zone.ts';

const day = z.string().check(z.refine(isCalendarDate, 'Please choose a day'));
const timeZone = z._default(givenTimeZone, 'UTC');

const eventTime = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('timed'),
    start: z.string(),
    end: z.nullable(z.string()),
    timeZone: z.string(),
  }),
  z.object({ kind: z.literal('all-day'), start: z.string(), end: z.string() }),
]);

export const calendarEventView = z.object({
  id,
  /** The date that its series gives this occurrence; with the id it names it. */
  on: z.string(),
  title: z.string(),
  /** When it begins; of whole days, their first midnight where the event was entered. */
  date: instant,
  type: z.enum(calendarEventTypes),
  description: z.nullable(z.string()),
  createdAt: instant,
  /** The time on the clock that was asked for. */
  time: eventTime,
  repeat: z.nullable(z.object({ rhythm: z.enum(repeatRhythms), until: z.string() })),
  /** The swap that has put it there, and with which it changes. */
  swapId: z.nullable(id),
  /** The playdate, likewise. */
  playdateId: z.nullable(id),
});
export type CalendarEventView = z.infer<typeof calendarEventView>;

/** Characters of an instant with its offset. */
const longestTime = 40;

const eventForm = {
  title: requiredLine({
    missing: eventRule.noTitle,
    max: eventRule.maxTitle,
    tooLong: eventRule.longTitle,
  }),
  /** A time of the clock, `2026-06-04T09:00`; an instant or a day is understood as well. */
  date: requiredLine({ missing: eventRule.noDate, max: longestTime, tooLong: eventRule.noDate }),
  type: z._default(z.enum(enteredEventTypes), 'personal'),
  description: optionalText({ max: eventRule.maxDescription, tooLong: eventRule.longDescription }),
  /** Ignored: events are the caller's own. */
  userId: z.optional(id),
  timeZone,
  allDay: z._default(z.boolean(), false),
  end: optionalText({ max: longestTime, tooLong: eventRule.noEnd }),
  repeat: z.optional(z.nullable(z.enum(repeatRhythms))),
  until: optionalText({ max: longestTime, tooLong: eventRule.noUntil }),
};
const eventFormSchema = z.strictObject(eventForm);
export type EventForm = z.output<typeof eventFormSchema>;

/** Which one of an event that repeats, and whether those that follow as well. */
const target = { on: z.optional(day), scope: z._default(z.enum(changeScopes), 'this') };
const params = { id: pathId };
const events = z.readonly(z.array(calendarEventView));
const access = accessTo('calendar');

export const calendarContract = {
  list: endpoint({
    method: 'get',
    path: '/api/calendar',
    access,
    query: { ...timePageQuery, timeZone },
    response: events,
    summary: "What is ahead in the caller's own calendar, the soonest first.",
  }),
  range: endpoint({
    method: 'get',
    path: '/api/calendar/range',
    access,
    query: { first: day, last: day, timeZone },
    response: events,
    summary: "All that stands on these days of the caller's calendar, of which there are 62 at most.",
  }),
  create: endpoint({
    method: 'post',
    path: '/api/calendar',
    access,
    body: eventFormSchema,
    response: calendarEventView,
    limit: { by: 'member', max: 120, per: hours(1) },
    summary: "Adds an event to the caller's own calendar.",
  }),
  change: endpoint({
    method: 'put',
    path: '/api/calendar/:id',
    access,
    params,
    body: { ...target, ...eventForm },
    response: calendarEventView,
    limit: { by: 'member', max: 240, per: hours(1) },
    summary: "Changes an event of the caller's own: one occurrence, or it and all that follow.",
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/calendar/:id',
    access,
    params,
    query: target,
    response: confirmation,
    summary: "Deletes an event of the caller's own: one occurrence, or it and all that follow.",
  }),
  restore: endpoint({
    method: 'post',
    path: '/api/calendar/:id/restore',
    access,
    params,
    response: confirmation,
    summary: 'Takes back the last deletion, within a day and if the event was not changed since.',
  }),
  file: endpoint({
    method: 'get',
    path: '/api/calendar/:id/event.ics',
    access,
    params,
    response: z.string(),
    mediaType: 'text/calendar',
    summary: "One event as an iCalendar file, for the calendar of the caller's phone.",
  }),
};
