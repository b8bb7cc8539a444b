import type { CalendarEvent, CalendarEventType } from '@nestmates/domain/calendar/calendar-event.ts';
import type { Id, MemberId } from '@nestmates/domain/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import type { PageRequest, TimeCursor } from '../contract/paging.ts';

export interface CalendarStore {
  /** The events are deleted with the swap, by a foreign key. */
  addSwap(id: SwapId, events: readonly CalendarEvent[], at: Date): Promise<void>;
  removeSwap(id: SwapId): Promise<void>;
}

export interface CalendarRow {
  readonly id: Id<'calendar-event'>;
  readonly title: string;
  readonly date: Date;
  readonly type: CalendarEventType;
  readonly description: string | null;
  readonly createdAt: Date;
  readonly cursor: TimeCursor;
}

export interface CalendarQueries {
  /** Her own events after `from`, soonest first, without those that name a member she may not see. */
  upcoming(from: Date, me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly CalendarRow[]>;
}
