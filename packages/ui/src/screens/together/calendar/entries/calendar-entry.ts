import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import type { Repeat } from '@nestmates/domain/together/calendar/repeat.ts';
import { Baby, CalendarHeart, type LucideIcon, MapPin, Puzzle } from 'lucide-react';
import type { Loadable } from '../../../../components/feedback/loadable.ts';

export type EntryType = 'swap' | 'playdate' | 'check-in' | 'personal';

/** What stands in the calendar on a day or over several: one occurrence of an event. */
export interface CalendarEntry {
  readonly id: number;
  /** The date that its series gives it, which with the id names it. */
  readonly on: CalendarDate;
  readonly title: string;
  readonly type: EntryType;
  readonly description: string | null;
  /** The time on the member's own clock. */
  readonly time: EventTime;
  readonly repeat: Repeat | null;
  /** The file that the member's phone's calendar reads. */
  readonly fileHref: string;
  /** The page where a swap or a playdate is handled: it cannot be changed here. */
  readonly handledAt: { readonly href: string; readonly label: string } | null;
}

export const entryKey = ({ id, on }: CalendarEntry): string => `${id} ${on}`;

export const entryTypes: Readonly<Record<EntryType, { readonly label: string; readonly icon: LucideIcon }>> =
  {
    personal: { label: 'Personal', icon: CalendarHeart },
    swap: { label: 'Swap', icon: Baby },
    playdate: { label: 'Playdate', icon: Puzzle },
    'check-in': { label: 'Check-in', icon: MapPin },
  };

export type EntriesState = Loadable<{ readonly entries: readonly CalendarEntry[] }>;

export const loadedEntries = (state: EntriesState): readonly CalendarEntry[] =>
  state.kind === 'ready' ? state.entries : [];
