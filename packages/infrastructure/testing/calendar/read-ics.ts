import ICAL from 'ical.js';

export interface ReadOccurrence {
  readonly title: string;
  readonly description: string | null;
  /** An instant, or the date of a whole day. */
  readonly start: string;
  readonly end: string;
}

const written = (time: ICAL.Time): string =>
  time.isDate ? time.toString() : time.toJSDate().toISOString().slice(0, 16);

function occurrencesOf(event: ICAL.Event): readonly ReadOccurrence[] {
  const found: ReadOccurrence[] = [];
  const { summary: title, description } = event;
  const add = (start: ICAL.Time, end: ICAL.Time) =>
    found.push({ title, description, start: written(start), end: written(end) });
  if (!event.isRecurring()) {
    add(event.startDate, event.endDate);
    return found;
  }
  const starts = event.iterator();
  for (let start = starts.next(); start; start = starts.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(start);
    add(startDate, endDate);
  }
  return found;
}

/** Reads a calendar with a library that is not the writer's, by the time zones that stand in the text alone. */
export function readIcs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent');
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    properties: calendar.getAllProperties().map(({ name }) => name),
    uids: events.map((event) => event.getFirstPropertyValue('uid')),
    occurrences: events.flatMap((event) => occurrencesOf(new ICAL.Event(event))),
  };
}
