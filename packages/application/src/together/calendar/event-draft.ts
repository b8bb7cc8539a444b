import { dateOf, type LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { localTimeAt } from '@nestmates/domain/platform/dates/zoned-time.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import type { EventDraft } from '@nestmates/domain/together/calendar/series-changes.ts';
import type { EventForm } from './contract.ts';

const instantText = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const secondsText = /^(.{16}):\d\d(\.\d+)?$/;

/** Cuts to the minute. What is no time is left as it is, for the rules to refuse. */
function onClock(text: string, timeZone: string): LocalDateTime {
  const at = instantText.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? text.replace(secondsText, '$1') : localTimeAt(new Date(at), timeZone);
}

function timeOf({ date, end, allDay, timeZone }: EventForm): EventTime {
  const start = onClock(date, timeZone);
  const last = end ? onClock(end, timeZone) : null;
  return allDay
    ? { kind: 'all-day', start: dateOf(start), end: dateOf(last ?? start) }
    : { kind: 'timed', start, end: last, timeZone };
}

/** What a member has entered, in the domain's terms and not yet checked. */
export const draftOf = (form: EventForm): EventDraft => ({
  details: {
    title: form.title,
    type: form.type,
    description: form.description || null,
    time: timeOf(form),
  },
  repeat: form.repeat ? { rhythm: form.repeat, until: form.until ?? '' } : null,
});
