import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { MemberEvent } from './event.ts';

/** Tells members' open pages that something changed. */
export interface Events {
  /** Written in the current transaction: nobody hears of a change that did not happen. */
  announce(memberIds: readonly MemberId[], event: MemberEvent): Promise<void>;
}

/** A member's events are numbered from one on; no number is missing, and none appears after a later one. */
export interface NumberedEvent {
  readonly id: number;
  readonly event: MemberEvent;
}

/** Her newest number, and what came after the one that was asked for, as far as it is kept. */
export interface MissedEvents {
  readonly head: number;
  readonly events: readonly NumberedEvent[];
}

export interface EventLog {
  /** Nothing when the session is over. Without a number there is nothing to have missed. */
  since(sessionDigest: string, after: number | undefined): Promise<MissedEvents | undefined>;
  /** The newest number of the member of each of these sessions that is still open. */
  heads(sessionDigests: readonly string[]): Promise<ReadonlyMap<string, number>>;
  sweep(before: Date): Promise<void>;
}

export interface EventSubscriber {
  onEvent(memberId: MemberId, event: NumberedEvent): void;
  onSessionEnded(sessionDigest: string): void;
  /** Heard again after a time in which anything may have been missed. */
  onReconnected(): Promise<void>;
}

/** Rings in every server process when any of them announces something. */
export interface EventNotifier {
  listen(subscriber: EventSubscriber): void;
  stop(): Promise<void>;
}
