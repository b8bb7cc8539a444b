import type { EnteredDraft } from '@nestmates/ui/screens/together/calendar/event/event-form.ts';

/** What was entered, as the calls take it. */
export function eventBody({ details, repeat }: EnteredDraft, timeZone: string) {
  const { title, type, description, time } = details;
  return {
    title,
    type,
    description,
    timeZone,
    date: time.start,
    end: time.end,
    allDay: time.kind === 'all-day',
    repeat: repeat?.rhythm ?? null,
    until: repeat?.until ?? null,
  };
}
