import type { CalendarQueries, CalendarRow, CalendarStore } from '@nestmates/application/calendar/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/contract/paging.ts';
import type { CalendarEvent } from '@nestmates/domain/calendar/calendar-event.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import type { Knex } from '../database/knex.ts';
import { microsecondsOf, timeCursorOf, timestampOrFirst } from '../database/time-cursor.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { notBlocked } from '../pairs/not-blocked.ts';
import { CalendarEventModel } from './calendar-event-model.ts';

/** The member named in the event's title; 0 means none, and is never blocked. */
const otherMemberOfSwap = `coalesce((
  select case when s.requester_id = e.user_id then s.recipient_id else s.requester_id end
  from babysitting_swaps s where s.id = e.swap_id
), 0)`;

export const calendarPage = (
  db: Knex,
  me: MemberId,
  from: Date,
  { limit, before }: PageRequest<TimeCursor>,
) =>
  db({ e: 'calendar_events' })
    .where('userId', me)
    .where('date', '>', from)
    .whereRaw(`(date, id) > (${timestampOrFirst(':at')}, :id::bigint)`, {
      at: before?.at ?? null,
      id: before?.id ?? null,
    })
    .whereRaw(notBlocked(':me::integer', otherMemberOfSwap), { me })
    .orderBy(['date', 'id'])
    .limit(limit)
    .select(
      'id',
      'title',
      'date',
      'type',
      'description',
      'createdAt',
      db.raw(`${microsecondsOf('date')} as at`),
    );

export class CalendarRepository implements CalendarStore, CalendarQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async addSwap(swapId: SwapId, events: readonly CalendarEvent[], createdAt: Date): Promise<void> {
    await CalendarEventModel.query(this.#transaction.db).insert(
      events.map((event) => ({ ...event, swapId, createdAt })),
    );
  }

  /** Deletes none, one or both events: a member may have removed her own before. */
  async removeSwap(swapId: SwapId): Promise<void> {
    await CalendarEventModel.query(this.#transaction.db).delete().where({ swapId });
  }

  async upcoming(from: Date, me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly CalendarRow[]> {
    const found = await calendarPage(this.#transaction.db, me, from, page);
    return found.map(({ at, ...row }) => ({ ...row, cursor: timeCursorOf(at, row.id) }));
  }
}
