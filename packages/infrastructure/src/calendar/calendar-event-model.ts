import type { CalendarEvent } from '@nestmates/domain/calendar/calendar-event.ts';
import type { Id } from '@nestmates/domain/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import { Model } from 'objection';

export interface CalendarEventModel extends CalendarEvent {
  readonly id: Id<'calendar-event'>;
  readonly swapId: SwapId | null;
  readonly createdAt: Date;
}

export class CalendarEventModel extends Model {
  static override readonly tableName = 'calendar_events';
}
