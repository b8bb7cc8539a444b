import type { Id, MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CalendarEvent } from '@nestmates/domain/together/calendar/calendar-event.ts';
import type { EventSeries } from '@nestmates/domain/together/calendar/event-series.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import type { PlaydateEntry } from '@nestmates/domain/together/playdates/playdate-calendar.ts';
import type { AwaySwap } from '@nestmates/domain/together/swaps/away-swap.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';

export type CalendarEventId = Id<'calendar-event'>;

export interface StoredEvent {
  readonly id: CalendarEventId;
  readonly series: EventSeries;
  /** When it begins; of one that repeats, the earliest of its occurrences. */
  readonly date: Date;
  /** Where it was entered, which says when its whole days begin. */
  readonly timeZone: string;
  readonly swapId: SwapId | null;
  readonly playdateId: PlaydateId | null;
  /** Set for a swap that goes on while the other is suspended or banned. */
  readonly awaySwap: AwaySwap | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface NewEvent {
  readonly userId: MemberId;
  readonly series: EventSeries;
  readonly timeZone: string;
  readonly createdAt: Date;
}

export interface PagedEvent extends StoredEvent {
  readonly cursor: TimeCursor;
}

/** What swaps and playdates put into the two calendars. */
export interface CalendarStore {
  /** The events are deleted with the swap, by a foreign key. */
  addSwap(id: SwapId, events: readonly CalendarEvent[], at: Date): Promise<void>;
  /** Moves them to its new time. */
  moveSwap(id: SwapId, time: PlanTime, at: Date): Promise<void>;
  removeSwap(id: SwapId): Promise<void>;
  /** The same for a playdate. */
  addPlaydate(id: PlaydateId, entries: readonly PlaydateEntry[], at: Date): Promise<void>;
  removePlaydate(id: PlaydateId): Promise<void>;
}

interface Deletion {
  /** What is left of it; null for nothing. */
  readonly left: EventSeries | null;
  readonly before: EventSeries;
  readonly at: Date;
}

type StoredSeries = Pick<StoredEvent, 'id' | 'series' | 'timeZone'>;

/** The member's own events. */
export interface CalendarEvents {
  add(event: NewEvent): Promise<CalendarEventId>;
  /** How many there are that are not deleted, and how many of them repeat and are not over. */
  countsOf(me: MemberId, now: Date): Promise<{ readonly events: number; readonly repeating: number }>;
  /** Locked against other changes. Undefined if it is not the member's or was deleted. */
  lock(id: CalendarEventId, me: MemberId): Promise<StoredEvent | undefined>;
  save(event: StoredSeries, at: Date): Promise<void>;
  /** Keeps what was before, so that the deletion can be taken back. */
  remove(event: Omit<StoredSeries, 'series'>, deletion: Deletion): Promise<void>;
  /** What was before its deletion, locked. Undefined if nothing was deleted, or it was changed since. */
  lockDeleted(id: CalendarEventId, me: MemberId): Promise<StoredEvent | undefined>;
}

/**
 * Reads the member's own events, without those that name a member they may not see. A swap that goes on is there also while
 * the other is suspended or banned: whoever has a child there has to know where.
 */
export interface CalendarQueries {
  find(id: CalendarEventId, me: MemberId): Promise<StoredEvent | undefined>;
  /**
   * A page of those that take place once and begin after `from`, or fill its day, soonest first; and with every
   * page all that repeat and are not over.
   */
  upcoming(from: Date, me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly PagedEvent[]>;
  /** Changes with every change of what `between` returns. */
  versionBetween(from: Date, until: Date, me: MemberId): Promise<string>;
  /** Those with a part in this time. */
  between(from: Date, until: Date, me: MemberId): Promise<readonly StoredEvent[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly calendarEvents: CalendarEvents;
    readonly calendarQueries: CalendarQueries;
    readonly calendarStore: CalendarStore;
  }
}
