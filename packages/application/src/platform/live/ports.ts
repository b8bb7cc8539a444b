import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { MemberEvent } from './event.ts';

/** Notifies members' open pages of changes. */
export interface Events {
  /** Written in the current transaction, so that a change that is rolled back is never announced. */
  announce(memberIds: readonly MemberId[], event: MemberEvent): Promise<void>;
}

/** A member's events are numbered from 1 without gaps, and become visible in the order of their numbers. */
export interface NumberedEvent {
  readonly id: number;
  readonly event: MemberEvent;
  /** The trace of the change that it tells, while it is recorded. */
  readonly traceparent?: string;
}

/** The member's newest number, and the stored events after the requested one. */
export interface MissedEvents {
  readonly head: number;
  readonly events: readonly NumberedEvent[];
}

export interface EventLog {
  /** Undefined when the session is over. Without `after` no events are returned, only the newest number. */
  since(sessionDigest: string, after: number | undefined): Promise<MissedEvents | undefined>;
  /** The newest event number by session, for those sessions that are still open. */
  heads(sessionDigests: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface EventSubscriber {
  onEvent(memberId: MemberId, event: NumberedEvent): void;
  onSessionEnded(sessionDigest: string): void;
  /** The connection was down for a while: events may have been missed. */
  onReconnected(): Promise<void>;
}

/** Calls its subscriber in every server process whenever any process announces an event of somebody who is followed there. */
export interface EventNotifier {
  /** False while announcements of other processes do not come; pages catch up once they do. */
  readonly connected: boolean;
  listen(subscriber: EventSubscriber): void;
  /** Asks for the events of a member who has a page open here; from its end on none is missed. */
  follow(memberId: MemberId): Promise<void>;
  unfollow(memberId: MemberId): void;
  stop(): Promise<void>;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly eventLog: EventLog;
    readonly eventNotifier: EventNotifier;
    readonly events: Events;
  }
}
