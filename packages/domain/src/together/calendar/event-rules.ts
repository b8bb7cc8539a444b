import {
  addMonths,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  isLocalDateTime,
} from '../../platform/dates/calendar-date.ts';
import { timeZoneName, unknownTimeZone } from '../../platform/dates/time-zone-name.ts';
import { DomainError, type Issue } from '../../platform/shared/errors.ts';
import { characterCount, hasVisibleText } from '../../platform/shared/text.ts';
import { type EventTime, firstDay, lastDay } from './event-time.ts';
import type { EventDraft } from './series-changes.ts';

export const eventRule = {
  noTitle: 'Title is required',
  maxTitle: 100,
  longTitle: 'Title must be 100 characters or fewer',
  maxDescription: 1000,
  longDescription: 'Description must be 1000 characters or fewer',
  noDate: 'Date is required',
  past: 'Please choose today or a later day',
  maxYearsAhead: 5,
  farAhead: 'Please choose a date within the next five years',
  noTimeZone: unknownTimeZone,
  noEnd: 'Please choose when it ends',
  endBeforeStart: 'It cannot end before it starts',
  maxDays: 31,
  tooLong: 'An event can last 31 days at most',
  noUntil: 'Please choose when it stops repeating',
  untilBeforeStart: 'It cannot stop repeating before it starts',
  maxYearsRepeated: 2,
  untilFarAhead: 'An event can repeat for two years at most',
} as const;

type Message = string | undefined;

const titleIssue = (title: string): Message => {
  if (!hasVisibleText(title)) return eventRule.noTitle;
  return characterCount(title) > eventRule.maxTitle ? eventRule.longTitle : undefined;
};

const descriptionIssue = (description: string | null): Message =>
  characterCount(description ?? '') > eventRule.maxDescription ? eventRule.longDescription : undefined;

const startIsReal = ({ kind, start }: EventTime): boolean =>
  kind === 'all-day' ? isCalendarDate(start) : isLocalDateTime(start);

const endIsReal = (time: EventTime): boolean =>
  time.kind === 'all-day' ? isCalendarDate(time.end) : time.end === null || isLocalDateTime(time.end);

export interface AllowedDates {
  /** The date on the member's clock. */
  readonly today: CalendarDate;
  /** The date that a changed event already has: it may stay in the past. */
  readonly unchanged?: CalendarDate | undefined;
}

function dateIssue(time: EventTime, { today, unchanged }: AllowedDates): Message {
  if (!startIsReal(time)) return eventRule.noDate;
  const first = firstDay(time);
  if (first < today && first !== unchanged) return eventRule.past;
  return first > addMonths(today, 12 * eventRule.maxYearsAhead) ? eventRule.farAhead : undefined;
}

function endIssue(time: EventTime): Message {
  if (!endIsReal(time)) return eventRule.noEnd;
  if (time.end !== null && time.end < time.start) return eventRule.endBeforeStart;
  return daysBetween(firstDay(time), lastDay(time)) >= eventRule.maxDays ? eventRule.tooLong : undefined;
}

function untilIssue({ details, repeat }: EventDraft): Message {
  if (repeat === null) return undefined;
  const first = firstDay(details.time);
  if (!isCalendarDate(repeat.until)) return eventRule.noUntil;
  if (repeat.until < first) return eventRule.untilBeforeStart;
  const latest = addMonths(first, 12 * eventRule.maxYearsRepeated);
  return repeat.until > latest ? eventRule.untilFarAhead : undefined;
}

/**
 * What is wrong with an event that is entered or changed, by field. Without a date the other times are not judged.
 */
export function eventIssues(draft: EventDraft, dates: AllowedDates): readonly Issue[] {
  const { title, description, time } = draft.details;
  const dated = startIsReal(time);
  const found: readonly (readonly [string, Message])[] = [
    ['title', titleIssue(title)],
    ['date', dateIssue(time, dates)],
    [
      'timeZone',
      time.kind === 'timed' && timeZoneName(time.timeZone) === undefined ? eventRule.noTimeZone : undefined,
    ],
    ['end', dated ? endIssue(time) : undefined],
    ['until', dated ? untilIssue(draft) : undefined],
    ['description', descriptionIssue(description)],
  ];
  return found.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }]));
}

export function requireEvent(draft: EventDraft, dates: AllowedDates): void {
  const issues = eventIssues(draft, dates);
  const [first] = issues;
  if (first) throw new DomainError('invalid', 'VALIDATION', first.message, { issues });
}
