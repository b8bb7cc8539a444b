import type {
  AcceptedRequest,
  ConnectionRequest,
  DeclinedRequest,
  PendingRequest,
  RequestId,
} from '@nestmates/domain/members/pairs/pair-request.ts';
import type { PersonFacts } from '@nestmates/domain/members/people/person.ts';
import type { Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { Notification } from '../../members/notifications/ports.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';

export interface ConnectionStore {
  /** The request, with the lock of its pair held as by `Pairs.lock`. */
  lockRequest(id: RequestId): Promise<ConnectionRequest | undefined>;
  addRequest(me: MemberId, other: MemberId, at: Date): Promise<PendingRequest>;
  /** The recipient has read of the request, as with `connect`. */
  decline(request: DeclinedRequest): Promise<void>;
  /** Tells the two of it as well, and renews their score afterwards: a change may be under way that knows of no connection. */
  connect(request: AcceptedRequest, score: number, told: readonly Notification[]): Promise<void>;
  /**
   * Deletes the connection and the request that led to it, and ends one that waits. What was declined or ended stays,
   * so that it cannot be sent again.
   */
  disconnect(me: MemberId, other: MemberId, at: Date): Promise<void>;
}

export interface ConnectionScore {
  readonly matchId: Id<'match'>;
  readonly score: number;
}

export interface ConnectionScoreStore {
  /** The connections of a member with their scores, locked until the end of the transaction. */
  lockScoresOf(me: MemberId): Promise<readonly (ConnectionScore & { readonly otherId: MemberId })[]>;
  saveScores(scores: readonly ConnectionScore[]): Promise<void>;
}

/** What two have arranged, which ends with their connection. */
export interface PartingFollower {
  /** `me` ends it. In the same transaction, with the pair locked and before anything is deleted. */
  parts(me: MemberId, other: MemberId): Promise<void>;
}

export interface ConnectionRow extends PersonFacts {
  readonly matchId: Id<'match'>;
  readonly score: number;
  readonly connectedAt: Date;
  readonly nextPlan: {
    readonly kind: 'swap' | 'playdate';
    readonly at: Date;
    readonly until: Date;
  } | null;
  readonly lastWords: { readonly text: string; readonly mine: boolean } | null;
  readonly cursor: TimeCursor;
}

export interface ConnectionsAsked extends PageRequest<TimeCursor> {
  /** Whether the member reads messages: those that stay closed say nothing, neither by the order. */
  readonly withWords: boolean;
  readonly now: Date;
}

export interface RequestRow extends PersonFacts {
  readonly requestId: RequestId;
  readonly requestedAt: Date;
}

export interface RequestEmailData extends Recipient {
  readonly otherId: MemberId;
  readonly requesterName: string | null;
}

export interface ConnectionQueries {
  /** Those first with whom something happened last. */
  connectionsOf(me: MemberId, asked: ConnectionsAsked): Promise<readonly ConnectionRow[]>;
  /** Pending requests to the member, newest first. */
  requestsTo(me: MemberId, page: PageRequest<number>): Promise<readonly RequestRow[]>;
  /** Undefined once the request is answered or one of the two may not see the other. */
  emailDataOf(id: RequestId): Promise<RequestEmailData | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly connectionQueries: ConnectionQueries;
    readonly connectionScoreStore: ConnectionScoreStore;
    readonly connectionStore: ConnectionStore;
    readonly partingFollowers: PartingFollower;
  }
}
