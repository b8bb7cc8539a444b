import { instantsIn, inTimeZone } from '@nestmates/domain/together/calendar/event-instants.ts';
import type { Occurrence } from '@nestmates/domain/together/calendar/event-series.ts';
import { awaySwapTitle, whatToDo } from '@nestmates/domain/together/swaps/away-swap.ts';
import type { CalendarEventView } from './contract.ts';
import type { StoredEvent } from './ports.ts';

/** When an occurrence begins. What takes place once has it to the millisecond. */
export const beginningOf = (event: StoredEvent, { details }: Occurrence): Date =>
  event.series.repeat === null ? event.date : instantsIn(details.time, event.timeZone).start;

/** What is to be done when the other member of a swap is away. */
export const whatToDoAt = ({ awaySwap }: StoredEvent): string | null => awaySwap && whatToDo(awaySwap);

/** What is said of an event, and first what is to be done. */
export const descriptionOf = (description: string | null, first: string | null): string | null =>
  first === null ? description : [first, description ?? []].flat().join('\n');

const sentenceInApp = (event: StoredEvent): string | null =>
  event.awaySwap && `${awaySwapTitle(event.awaySwap)}. ${whatToDoAt(event)}`;

/** An occurrence by the clock of that time zone. */
export function viewOf(event: StoredEvent, occurrence: Occurrence, timeZone: string): CalendarEventView {
  const { id, series, swapId, playdateId, createdAt } = event;
  const { on, details } = occurrence;
  const { title, type, description, time } = details;
  return {
    id,
    on,
    title,
    type,
    description: descriptionOf(description, sentenceInApp(event)),
    swapId,
    playdateId,
    date: beginningOf(event, occurrence).toISOString(),
    time: inTimeZone(time, timeZone),
    repeat: series.repeat,
    createdAt: createdAt.toISOString(),
  };
}
