import type { CalendarQueries, CalendarRow, CalendarStore } from '@nestmates/application/calendar/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/contract/paging.ts';
import type { CalendarEvent } from '@nestmates/domain/calendar/calendar-event.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import { microsecondsOf, timeCursorOf, timestampOrFirst } from '../database/time-cursor.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** The member named in the event's title; 0 means none, and is never blocked. */
const otherMemberOfSwap = `coalesce((
  select case when s.requester_id = e.user_id then s.recipient_id else s.requester_id end
  from babysitting_swaps s where s.id = e.swap_id
), 0)`;

export const upcomingEvents = statement<Omit<CalendarRow, 'cursor'> & { readonly at: string }>(
  'calendar-upcoming',
  `select id, title, date, type, description, created_at as "createdAt", ${microsecondsOf('date')} as at
   from calendar_events e
   where user_id = $1 and date > $2 and (date, id) > (${timestampOrFirst('$3')}, $4::bigint)
   and ${notBlocked('$1', otherMemberOfSwap)}
   order by date, id limit $5`,
);

export class SqlCalendar implements CalendarStore, CalendarQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async addSwap(swapId: SwapId, events: readonly CalendarEvent[], createdAt: Date): Promise<void> {
    await this.#transaction
      .db('calendar_events')
      .insert(events.map((event) => ({ ...event, swapId, createdAt })));
  }

  /** Deletes none, one or both events: a member may have removed her own before. */
  async removeSwap(swapId: SwapId): Promise<void> {
    await this.#transaction.db('calendar_events').where({ swapId }).delete();
  }

  async upcoming(
    from: Date,
    me: MemberId,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly CalendarRow[]> {
    const values = [me, from, before?.at ?? null, before?.id ?? null, limit];
    const found = await rows(this.#transaction, upcomingEvents, values);
    return found.map(({ at, ...row }) => ({ ...row, cursor: timeCursorOf(at, row.id) }));
  }
}
