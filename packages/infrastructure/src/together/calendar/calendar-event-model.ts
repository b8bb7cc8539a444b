import type { CalendarEventId, StoredEvent } from '@nestmates/application/together/calendar/ports.ts';
import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CalendarEventType } from '@nestmates/domain/together/calendar/calendar-event.ts';
import type { EventSeries, SeriesException } from '@nestmates/domain/together/calendar/event-series.ts';
import type { EventTime } from '@nestmates/domain/together/calendar/event-time.ts';
import { boundsOf } from '@nestmates/domain/together/calendar/occurrences.ts';
import type { Repeat } from '@nestmates/domain/together/calendar/repeat.ts';
import { type PlanPlace, placeTitle } from '@nestmates/domain/together/plans/plan-place.ts';
import type { AwaySwap } from '@nestmates/domain/together/swaps/away-swap.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import { instant, integer, json, key, member, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import { table } from '../../platform/tables/table.ts';

export class CalendarEventModel extends table('calendar_events', {
  id: key<CalendarEventId>(),
  userId: member('deleted'),
  title: text({ exported: true }),
  description: nullable(text({ exported: true })),
  type: oneOf<CalendarEventType>({ exported: true }),
  date: instant({ exported: true }),
  time: nullable(json<EventTime>({ exported: true })),
  timeZone: text({ exported: true }),
  repeat: nullable(json<Repeat>({ exported: true })),
  exceptions: json<readonly SeriesException[]>({ exported: true }),
  endsAt: nullable(instant({ exported: true })),
  beforeDeletion: nullable(json<EventSeries>({ left: 'process' })),
  deletedAt: nullable(instant()),
  swapId: nullable(integer<SwapId>({ left: 'key' })),
  playdateId: nullable(integer<PlaydateId>({ left: 'key' })),
  createdAt: instant({ exported: true }),
  changedAt: nullable(instant({ exported: true })),
}).with({
  sections: { calendar: 'user_id = :memberId and deleted_at is null order by date, id' },
  old: { kind: 'deletedEvents', when: 'deleted_at < :before' },
}) {}

/** The time of an event that only has its instant. */
const timeAt = (date: Date): EventTime => ({
  kind: 'timed',
  start: date.toISOString().slice(0, 16),
  end: null,
  timeZone: 'UTC',
});

/** What is read beside an event of a swap that goes on while the other is away. */
export type AwaySwapRow = Omit<AwaySwap, 'location' | 'firstName'> & {
  readonly place: PlanPlace;
  readonly other: { readonly id: MemberId; readonly firstName: string | null };
};

const awaySwapOf = ({ place, other, ...row }: AwaySwapRow): AwaySwap => ({
  ...row,
  firstName: other.firstName ?? 'Another member',
  location: placeTitle(place, other),
});

export function eventOf(
  row: RowOf<CalendarEventModel> & {
    readonly awaySwap?: AwaySwapRow | null;
    readonly awayChangedAt?: Date | null;
  },
): StoredEvent {
  const { id, date, timeZone, swapId, playdateId, createdAt } = row;
  const { title, type, description, time, repeat, exceptions } = row;
  const changedAt = row.changedAt ?? createdAt;
  return {
    id,
    date,
    timeZone,
    swapId,
    playdateId,
    awaySwap: row.awaySwap ? awaySwapOf(row.awaySwap) : null,
    createdAt,
    changedAt: row.awayChangedAt && row.awayChangedAt > changedAt ? row.awayChangedAt : changedAt,
    series: { details: { title, type, description, time: time ?? timeAt(date) }, repeat, exceptions },
  };
}

/** The columns that a series is stored in. */
export function columnsOf(series: EventSeries, timeZone: string) {
  const { details, repeat, exceptions } = series;
  const { start, end } = boundsOf(series, timeZone);
  return { ...details, repeat, exceptions, timeZone, date: start, endsAt: end };
}
