import type { CalendarQueries, CalendarRow, CalendarStore } from '@nestmates/application/calendar/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/contract/paging.ts';
import type { CalendarEvent } from '@nestmates/domain/calendar/calendar-event.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import { microsecondsOf, timeCursorOf, timestampOrFirst } from '../database/time-cursor.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** Whom an entry names in its title; nobody (0) is never blocked. */
const otherMemberOfSwap = `coalesce((
  select case when s.requester_id = e.user_id then s.recipient_id else s.requester_id end
  from babysitting_swaps s where s.id = e.swap_id
), 0)`;

export const upcomingEvents = statement<Omit<CalendarRow, 'place'> & { readonly at: string }>(
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

  /** However many there are: her own entry is hers to remove before that. */
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
