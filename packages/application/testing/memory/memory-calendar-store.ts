import type { PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CalendarEvent } from '@nestmates/domain/together/calendar/calendar-event.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import type { PlaydateEntry } from '@nestmates/domain/together/playdates/playdate-calendar.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import type { CalendarStore } from '../../src/together/calendar/ports.ts';

/** What swaps and playdates put into calendars, in memory. */
export class MemoryCalendarStore implements CalendarStore {
  readonly events = new Map<SwapId, readonly CalendarEvent[]>();
  readonly entries = new Map<PlaydateId, readonly PlaydateEntry[]>();

  eventsOf(id: SwapId): readonly CalendarEvent[] {
    return this.events.get(id) ?? [];
  }
  async addSwap(id: SwapId, events: readonly CalendarEvent[]): Promise<void> {
    this.events.set(id, events);
  }
  async moveSwap(id: SwapId, { date, until }: PlanTime): Promise<void> {
    this.events.set(
      id,
      this.eventsOf(id).map((event) => ({ ...event, date, until })),
    );
  }
  async removeSwap(id: SwapId): Promise<void> {
    this.events.delete(id);
  }

  entriesOf(id: PlaydateId): readonly PlaydateEntry[] {
    return this.entries.get(id) ?? [];
  }
  async addPlaydate(id: PlaydateId, entries: readonly PlaydateEntry[]): Promise<void> {
    this.entries.set(id, entries);
  }
  async removePlaydate(id: PlaydateId): Promise<void> {
    this.entries.delete(id);
  }
}
