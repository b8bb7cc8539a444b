import type { CalendarEntry } from '../calendar/calendar-event.ts';
import type { MemberId } from '../shared/ids.ts';
import type { ConfirmedSwap } from './swap.ts';

export const swapTitle = (other: string): string => `Babysitting swap with ${other}`;

type Names = ReadonlyMap<MemberId, string>;

/** One entry for each of the two, each with the other's name. Notes and contact stay with the swap. */
export function calendarEntriesOf(swap: ConfirmedSwap, names: Names): readonly CalendarEntry[] {
  const { requesterId, recipientId, date, location } = swap;
  const entry = (userId: MemberId, other: MemberId): CalendarEntry => ({
    ...{ userId, date, type: 'swap', description: location },
    title: swapTitle(names.get(other) ?? 'another member'),
  });
  return [entry(requesterId, recipientId), entry(recipientId, requesterId)];
}
