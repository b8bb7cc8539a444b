import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CalendarEvents } from './ports.ts';

const maxEvents = 1000;
/** Each is up to 105 occurrences, which are computed whenever the calendar is read. */
const maxRepeating = 100;

const calendarFull = (max: number, events: string) =>
  new DomainError('conflict', 'CALENDAR_FULL', `Your calendar holds ${max} ${events} at most.`);

/** Called in the transaction that has added something, which it rolls back. */
export async function requireWithinLimits(
  member: MemberId,
  at: Date,
  store: Pick<CalendarEvents, 'countsOf'>,
): Promise<void> {
  const { events, repeating } = await store.countsOf(member, at);
  if (events > maxEvents) throw calendarFull(maxEvents, 'events');
  if (repeating > maxRepeating) throw calendarFull(maxRepeating, 'repeating events');
}
