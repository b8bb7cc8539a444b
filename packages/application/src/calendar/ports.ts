import type { CalendarEntry, CalendarType } from '@nestmates/domain/calendar/calendar-event.ts';
import type { Id, MemberId } from '@nestmates/domain/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import type { Place, Stretch } from '../contract/paging.ts';

export interface CalendarStore {
  /** What a swap puts into calendars goes with it, whatever ends it. */
  putSwap(id: SwapId, entries: readonly CalendarEntry[], at: Date): Promise<void>;
  takeSwapOut(id: SwapId): Promise<void>;
}

export interface CalendarRow {
  readonly id: Id<'calendar-event'>;
  readonly title: string;
  readonly date: Date;
  readonly type: CalendarType;
  readonly description: string | null;
  readonly createdAt: Date;
  readonly place: Place;
}

export interface CalendarQueries {
  /** Her own after that moment, the soonest first; none that names whom she may not see. */
  after(from: Date, me: MemberId, page: Stretch<Place>): Promise<readonly CalendarRow[]>;
}
