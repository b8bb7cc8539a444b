import type {
  CalendarEventId,
  CalendarEvents,
  CalendarStore,
  NewEvent,
  StoredEvent,
} from '@nestmates/application/together/calendar/ports.ts';
import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CalendarEvent } from '@nestmates/domain/together/calendar/calendar-event.ts';
import { newSeries } from '@nestmates/domain/together/calendar/event-series.ts';
import { planSpan } from '@nestmates/domain/together/plans/plan-span.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import type { PlaydateEntry } from '@nestmates/domain/together/playdates/playdate-calendar.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CalendarEventModel, columnsOf, eventOf } from './calendar-event-model.ts';

type Deletion = Parameters<CalendarEvents['remove']>[1];

const counted = `
  select count(*)::integer as events,
    (count(*) filter (where repeat is not null and ends_at > :now))::integer as repeating
  from calendar_events where user_id = :userId and deleted_at is null and swap_id is null and playdate_id is null`;

export class CalendarRepository implements CalendarStore, CalendarEvents {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async addSwap(swapId: SwapId, events: readonly CalendarEvent[], createdAt: Date): Promise<void> {
    const rows = events.map(({ userId, title, type, description, ...time }) => {
      const series = newSeries({ title, type, description, time: planSpan(time) }, null);
      return { ...columnsOf(series, 'UTC'), date: time.date, endsAt: time.until, userId, swapId, createdAt };
    });
    await this.#events().insert(rows);
  }

  async moveSwap(swapId: SwapId, { date, until }: PlanTime, changedAt: Date): Promise<void> {
    // No row where both accounts are deleted.
    await this.#events()
      .patch({ date, endsAt: until, time: planSpan({ date, until }), changedAt })
      .where({ swapId });
  }

  /** Deletes none, one or both events: an account may have been deleted. */
  async removeSwap(swapId: SwapId): Promise<void> {
    await this.#events().delete().where({ swapId });
  }

  async addPlaydate(
    playdateId: PlaydateId,
    entries: readonly PlaydateEntry[],
    createdAt: Date,
  ): Promise<void> {
    await this.#events().insert(
      entries.map(({ userId, details }) => ({
        ...columnsOf(newSeries(details, null), 'UTC'),
        userId,
        playdateId,
        createdAt,
      })),
    );
  }

  /** Deletes none, one or both events, as for a swap. */
  async removePlaydate(playdateId: PlaydateId): Promise<void> {
    await this.#events().delete().where({ playdateId });
  }

  async add({ userId, series, timeZone, createdAt }: NewEvent): Promise<CalendarEventId> {
    const { id } = await this.#events().insert({ ...columnsOf(series, timeZone), userId, createdAt });
    return id;
  }

  async countsOf(userId: MemberId, now: Date): Promise<{ events: number; repeating: number }> {
    const [counts] = await sql<{ events: number; repeating: number }>(this.#transaction, counted, {
      userId,
      now,
    });
    return counts ?? { events: 0, repeating: 0 };
  }

  async lock(id: CalendarEventId, userId: MemberId): Promise<StoredEvent | undefined> {
    const found = await this.#events().findById(id).where({ userId }).whereNull('deletedAt').forUpdate();
    return found && eventOf(found);
  }

  async save(
    { id, series, timeZone }: Pick<StoredEvent, 'id' | 'series' | 'timeZone'>,
    changedAt: Date,
  ): Promise<void> {
    await this.#patch(id, {
      ...columnsOf(series, timeZone),
      changedAt,
      beforeDeletion: null,
      deletedAt: null,
    });
  }

  async remove(
    { id, timeZone }: Pick<StoredEvent, 'id' | 'timeZone'>,
    { left, before, at }: Deletion,
  ): Promise<void> {
    const change = left ? columnsOf(left, timeZone) : { deletedAt: at };
    await this.#patch(id, { ...change, changedAt: at, beforeDeletion: before });
  }

  async lockDeleted(id: CalendarEventId, userId: MemberId): Promise<StoredEvent | undefined> {
    const found = await this.#events().findById(id).where({ userId }).forUpdate();
    return found?.beforeDeletion ? { ...eventOf(found), series: found.beforeDeletion } : undefined;
  }

  async #patch(id: CalendarEventId, columns: Partial<CalendarEventModel>): Promise<void> {
    requireOneRow(await this.#events().findById(id).patch(columns), 'Changing an event');
  }

  #events() {
    return CalendarEventModel.query(this.#transaction.db);
  }
}
