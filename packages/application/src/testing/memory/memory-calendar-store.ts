import type { CalendarEvent } from '@nestmates/domain/calendar/calendar-event.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import type { CalendarStore } from '../../calendar/ports.ts';

/** The calendar events of swaps in memory. */
export class MemoryCalendarStore implements CalendarStore {
  readonly #events = new Map<SwapId, readonly CalendarEvent[]>();

  eventsOf(id: SwapId): readonly CalendarEvent[] {
    return this.#events.get(id) ?? [];
  }
  async addSwap(id: SwapId, events: readonly CalendarEvent[]): Promise<void> {
    this.#events.set(id, events);
  }
  async moveSwap(id: SwapId, date: Date): Promise<void> {
    this.#events.set(
      id,
      this.eventsOf(id).map((event) => ({ ...event, date })),
    );
  }
  async removeSwap(id: SwapId): Promise<void> {
    this.#events.delete(id);
  }
}
