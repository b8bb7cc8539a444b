import type { EventSeries } from '@nestmates/domain/together/calendar/event-series.ts';

/** An event as calendar programs elsewhere read it. */
export interface FeedEvent {
  /** Never changes, so that a program finds the event again that it already has. */
  readonly uid: string;
  readonly series: EventSeries;
  readonly changedAt: Date;
  /** The page of it. */
  readonly url: string;
}

export interface FeedContent {
  readonly name: string;
  readonly events: readonly FeedEvent[];
}

/** Writes events as iCalendar (RFC 5545): for a subscription, or one event as a file. */
export interface CalendarFeed {
  write(content: FeedContent): Promise<string>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly calendarFeed: CalendarFeed;
  }
}
