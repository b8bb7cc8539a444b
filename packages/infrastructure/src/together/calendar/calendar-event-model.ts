import type { CalendarEventId, StoredEvent } from '@nestmates/application/together/calendar/ports.ts';
import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CalendarEventType } from '@nestmates/domain/together/calendar/calendar-event.ts';
import type { EventSeries, SeriesException } from '@nestmates/domain/together/calendar/event-series.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import { boundsOf } from '@nestmates/domain/together/calendar/occurrences.ts';
import type { Repeat } from '@nestmates/domain/together/calendar/repeat.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import { Model } from 'objection';
import type { RowOf } from '../../platform/database/row-of.ts';

export class CalendarEventModel extends Model {
  static override readonly tableName = 'calendar_events';
  static override readonly jsonAttributes = ['time', 'repeat', 'exceptions', 'beforeDeletion'];
  declare readonly id: CalendarEventId;
  declare readonly userId: MemberId;
  declare readonly title: string;
  declare readonly date: Date;
  declare readonly type: CalendarEventType;
  declare readonly description: string | null;
  declare readonly time: EventTime | null;
  declare readonly timeZone: string;
  declare readonly repeat: Repeat | null;
  declare readonly exceptions: readonly SeriesException[];
  declare readonly endsAt: Date | null;
  declare readonly beforeDeletion: EventSeries | null;
  declare readonly deletedAt: Date | null;
  declare readonly swapId: SwapId | null;
  declare readonly playdateId: PlaydateId | null;
  declare readonly createdAt: Date;
  declare readonly changedAt: Date | null;
}

/** Of an event that only has its instant. */
const timeAt = (date: Date): EventTime => ({
  kind: 'timed',
  start: date.toISOString().slice(0, 16),
  end: null,
  timeZone: 'UTC',
});

export function eventOf(row: RowOf<CalendarEventModel>): StoredEvent {
  const { id, date, timeZone, swapId, playdateId, createdAt } = row;
  const { title, type, description, time, repeat, exceptions } = row;
  return {
    id,
    date,
    timeZone,
    swapId,
    playdateId,
    createdAt,
    changedAt: row.changedAt ?? createdAt,
    series: { details: { title, type, description, time: time ?? timeAt(date) }, repeat, exceptions },
  };
}

/** The columns that a series is stored in. */
export function columnsOf(series: EventSeries, timeZone: string) {
  const { details, repeat, exceptions } = series;
  const { start, end } = boundsOf(series, timeZone);
  return { ...details, repeat, exceptions, timeZone, date: start, endsAt: end };
}
