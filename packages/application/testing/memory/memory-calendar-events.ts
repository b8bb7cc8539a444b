import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { instantsIn } from '@nestmates/domain/together/calendar/event-instants.ts';
import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';
import type {
  CalendarEventId,
  CalendarEvents,
  CalendarQueries,
  NewEvent,
  PagedEvent,
  StoredEvent,
} from '../../src/together/calendar/ports.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

interface Kept extends StoredEvent {
  readonly userId: MemberId;
  /** What was there before it was deleted. */
  readonly before: StoredEvent | null;
}

/** A member's own events in memory. Whoever adds one has locked the member, and whoever changes one has locked it. */
export class MemoryCalendarEvents implements CalendarEvents, CalendarQueries {
  readonly kept = new Map<CalendarEventId, Kept>();
  readonly #transaction: MemoryTransaction;
  sweptBefore: Date | undefined;
  constructor(transaction: MemoryTransaction) {
    this.#transaction = transaction;
  }

  put(event: Partial<Kept> & Pick<Kept, 'id' | 'series'>): void {
    const at = new Date('2026-03-01T00:00:00Z');
    const timeZone = 'America/Chicago';
    const date = instantsIn(event.series.details.time, timeZone).start;
    const given = { userId: 1, date, timeZone, swapId: null, playdateId: null, awaySwap: null, before: null };
    this.kept.set(event.id, { ...given, createdAt: at, changedAt: at, ...event });
  }

  async add({ createdAt, ...event }: NewEvent): Promise<CalendarEventId> {
    this.#transaction.requireLocked(`member ${event.userId}`);
    const id = this.kept.size + 1;
    this.put({ ...event, id, createdAt, changedAt: createdAt });
    return id;
  }

  async countsOf(): Promise<{ readonly events: number; readonly repeating: number }> {
    const left = [...this.kept.values()].filter(({ before }) => before === null);
    return { events: left.length, repeating: left.filter(({ series }) => series.repeat !== null).length };
  }

  async lock(id: CalendarEventId, me: MemberId): Promise<StoredEvent | undefined> {
    this.#transaction.lock(`event ${id}`);
    return this.find(id, me);
  }

  async save(event: Pick<StoredEvent, 'id' | 'series' | 'timeZone'>, at: Date): Promise<void> {
    this.#transaction.requireLocked(`event ${event.id}`);
    const kept = this.kept.get(event.id);
    if (kept) this.put({ ...kept, ...event, changedAt: at, before: null });
  }

  async remove(
    { id }: Pick<StoredEvent, 'id'>,
    { left, at }: Parameters<CalendarEvents['remove']>[1],
  ): Promise<void> {
    this.#transaction.requireLocked(`event ${id}`);
    const kept = this.kept.get(id);
    if (kept) this.put({ ...kept, series: left ?? kept.series, changedAt: at, before: kept });
  }

  async lockDeleted(id: CalendarEventId): Promise<StoredEvent | undefined> {
    this.#transaction.lock(`event ${id}`);
    const kept = this.kept.get(id);
    return kept?.before ? { ...kept.before, changedAt: kept.changedAt } : undefined;
  }

  async find(id: CalendarEventId, me: MemberId): Promise<StoredEvent | undefined> {
    const kept = this.kept.get(id);
    return kept?.userId === me && kept.before === null ? kept : undefined;
  }

  async upcoming(
    from: Date,
    me: MemberId,
    { limit }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedEvent[]> {
    return (await this.between(from, new Date('2100-01-01'), me))
      .map((event) => ({ ...event, cursor: { at: event.date.getTime() * 1000, id: event.id } }))
      .slice(0, limit);
  }

  async versionBetween(from: Date, until: Date): Promise<string> {
    return `${from.toISOString()} ${until.toISOString()} ${this.kept.size}`;
  }

  async between(from: Date, until: Date, me: MemberId): Promise<readonly StoredEvent[]> {
    return [...this.kept.values()]
      .filter(({ userId, date, before }) => userId === me && before === null && date >= from && date < until)
      .toSorted((a, b) => a.date.getTime() - b.date.getTime());
  }
}
