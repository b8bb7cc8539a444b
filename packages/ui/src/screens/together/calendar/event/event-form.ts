import {
  atTime,
  type CalendarDate,
  dateOf,
  type LocalDateTime,
  timeOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { EnteredEventType } from '@nestmates/domain/together/calendar/calendar-event.ts';
import { type AllowedDates, eventIssues } from '@nestmates/domain/together/calendar/event-rules.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import type { RepeatRhythm } from '@nestmates/domain/together/calendar/repeat.ts';
import type { ChangeScope, EventDraft } from '@nestmates/domain/together/calendar/series-changes.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import type { CalendarEntry } from '../entries/calendar-entry.ts';

/** The values of the controls. `date` and `end` keep their time of day also while the event is of whole days. */
export interface EventFormValues {
  readonly title: string;
  readonly type: EnteredEventType;
  readonly allDay: boolean;
  readonly date: LocalDateTime | '';
  readonly end: LocalDateTime | '';
  readonly rhythm: RepeatRhythm | 'never';
  readonly until: CalendarDate | '';
  readonly description: string;
  /** Chosen where an event repeats. */
  readonly scope: ChangeScope;
}

/** An event of a type that the member may choose. */
export interface EnteredDraft extends EventDraft {
  readonly details: EventDraft['details'] & { readonly type: EnteredEventType };
}

export interface EventSubmission {
  readonly draft: EnteredDraft;
  readonly scope: ChangeScope;
}

const usualStart = '09:00';

/** Nine, or of today the next full hour, if that is later. */
function startOf(date: CalendarDate, now: LocalDateTime): LocalDateTime {
  if (date !== dateOf(now)) return atTime(date, usualStart);
  const nextHour = `${Math.min(23, Number(timeOf(now).slice(0, 2)) + 1)}:00`.padStart(5, '0');
  return atTime(date, nextHour > usualStart ? nextHour : usualStart);
}

export const newEvent = (date: CalendarDate, now: LocalDateTime): EventFormValues => ({
  title: '',
  type: 'personal',
  allDay: false,
  date: startOf(date, now),
  end: '',
  rhythm: 'never',
  until: '',
  description: '',
  scope: 'this',
});

/** A swap or a playdate is handled elsewhere and never edited here. */
const ownType = ({ type }: CalendarEntry): EnteredEventType => (type === 'playdate' ? 'personal' : type);

export function valuesOf(entry: CalendarEntry): EventFormValues {
  const { title, time, repeat, description } = entry;
  const allDay = time.kind === 'all-day';
  return {
    title,
    type: ownType(entry),
    allDay,
    date: allDay ? withDay('', time.start) : time.start,
    end: allDay ? (time.end === time.start ? '' : withDay('', time.end)) : (time.end ?? ''),
    rhythm: repeat?.rhythm ?? 'never',
    until: repeat?.until ?? '',
    description: description ?? '',
    scope: 'this',
  };
}

/** The day is chosen without a time: the time stays. */
export const withDay = (local: LocalDateTime | '', day: CalendarDate | ''): LocalDateTime | '' =>
  day === '' ? '' : atTime(day, timeOf(local) || usualStart);

const inUtc = (local: LocalDateTime) => Date.parse(`${local}Z`);

/** An event that begins at another time lasts as long as before. */
export function movedEnd({ date, end }: Pick<EventFormValues, 'date' | 'end'>, next: LocalDateTime | '') {
  if (date === '' || end === '' || next === '' || end < date) return end;
  return new Date(inUtc(next) + inUtc(end) - inUtc(date)).toISOString().slice(0, 16);
}

function timeOfValues({ allDay, date, end }: EventFormValues, timeZone: string): EventTime {
  if (!allDay) return { kind: 'timed', start: date, end: end || null, timeZone };
  return { kind: 'all-day', start: dateOf(date), end: dateOf(end || date) };
}

export interface EventFormContext {
  /** The member's. */
  readonly timeZone: string;
  readonly dates: AllowedDates;
  /** Whether the event repeats that is being changed. */
  readonly repeats: boolean;
}

/** A single occurrence of an event that repeats has no repetition of its own. */
export const changesOne = (
  { scope }: EventFormValues,
  { repeats }: Pick<EventFormContext, 'repeats'>,
): boolean => repeats && scope === 'this';

function draftOf(values: EventFormValues, context: EventFormContext): EnteredDraft {
  const { title, type, description, rhythm, until } = values;
  return {
    details: {
      title: title.trim(),
      type,
      description: description.trim() || null,
      time: timeOfValues(values, context.timeZone),
    },
    repeat: rhythm === 'never' || changesOne(values, context) ? null : { rhythm, until },
  };
}

/** Checks what was typed with the domain's rules before it is sent. */
export const eventFormSchema = (context: EventFormContext): FormSchema<EventSubmission> => ({
  '~standard': {
    validate(typed) {
      const values = typed as EventFormValues;
      const draft = draftOf(values, context);
      const issues = eventIssues(draft, context.dates).map(({ path, message }) => ({
        path: [path],
        message,
      }));
      return issues.length > 0 ? { issues } : { value: { draft, scope: values.scope } };
    },
  },
});
