import type { ConnectionStore } from '@nestmates/application/connections/ports.ts';
import type { Progress } from '@nestmates/domain/accounts/progress.ts';
import type {
  AcceptedRequest,
  ConnectionRequest,
  DeclinedRequest,
  PendingRequest,
  RequestId,
} from '@nestmates/domain/connections/connection-request.ts';
import type { PairState } from '@nestmates/domain/connections/pair-state.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { requireOneRow, rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { type JsonRequest, parseRequest, requestColumns } from './request-row.ts';

/** The lower id first, as everywhere: a pair has one lock, whichever of the two asks for it. */
const lockPair = statement<Record<string, never>>(
  'connections-lock-pair',
  'select pg_advisory_xact_lock(least($1::integer, $2), greatest($1, $2))',
);

const lockPairOfRequest = statement<Record<string, never>>(
  'connections-lock-pair-of-request',
  `select pg_advisory_xact_lock(least(requester_id, recipient_id), greatest(requester_id, recipient_id))
   from connection_requests where id = $1`,
);

/**
 * A separate statement after the lock: the statement that waits for the lock would read a snapshot from
 * before the wait.
 */
const requestById = statement<ConnectionRequest>(
  'connections-request',
  `select ${requestColumns} from connection_requests where id = $1`,
);

interface PairStateRow extends Progress {
  readonly blocked: boolean;
  readonly blockedByMe: boolean;
  readonly connected: boolean;
  readonly sent: JsonRequest<ConnectionRequest> | null;
  readonly received: JsonRequest<ConnectionRequest> | null;
}

const request = (requester: string, recipient: string) =>
  `(select to_json(r) from (select ${requestColumns} from connection_requests
    where requester_id = ${requester} and recipient_id = ${recipient}) r)`;

const pairState = statement<PairStateRow>(
  'connections-pair-state',
  `select intake_basic_completed as "intakeBasicCompleted",
     parenting_info_completed as "parentingInfoCompleted", children_added as "childrenAdded",
     onboarding_complete as "onboardingComplete", not (${notBlocked('$1', 'id')}) as blocked,
     exists (select from blocks where blocker_id = $1 and blocked_id = $2) as "blockedByMe",
     exists (select from matches where user_id1 = least($1::integer, $2) and user_id2 = greatest($1, $2))
       as connected,
     ${request('$1', '$2')} as sent, ${request('$2', '$1')} as received
   from users where id = $2`,
);

const addRequest = statement<PendingRequest>(
  'connections-add-request',
  `insert into connection_requests (requester_id, recipient_id, created_at) values ($1, $2, $3)
   returning ${requestColumns}`,
);

const decline = statement<{ id: number }>(
  'connections-decline',
  `update connection_requests set status = 'declined', responded_at = $2
   where id = $1 and status = 'pending' returning id`,
);

const connect = statement<{ id: number }>(
  'connections-connect',
  `with accepted as (
     update connection_requests set status = 'accepted', responded_at = $2
     where id = $1 and status = 'pending' returning requester_id, recipient_id
   )
   insert into matches (user_id1, user_id2, compatibility_score, status, created_at)
   select least(requester_id, recipient_id), greatest(requester_id, recipient_id), $3, 'accepted', $2
   from accepted returning id`,
);

const disconnect = statement<Record<string, never>>(
  'connections-disconnect',
  `with unmatched as (
     delete from matches where user_id1 = least($1::integer, $2) and user_id2 = greatest($1, $2)
   )
   delete from connection_requests
   where (requester_id = $1 and recipient_id = $2) or (requester_id = $2 and recipient_id = $1)`,
);

export class SqlConnectionStore implements ConnectionStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lockPair(me: MemberId, other: MemberId): Promise<PairState | undefined> {
    await rows(this.#transaction, lockPair, [me, other]);
    const [row] = await rows(this.#transaction, pairState, [me, other]);
    if (!row) return undefined;
    const { blocked, blockedByMe, connected, sent, received, ...progress } = row;
    return {
      progress,
      blocked,
      blockedByMe,
      connected,
      sent: parseRequest(sent),
      received: parseRequest(received),
    };
  }

  async lockRequest(id: RequestId): Promise<ConnectionRequest | undefined> {
    await rows(this.#transaction, lockPairOfRequest, [id]);
    const [found] = await rows(this.#transaction, requestById, [id]);
    return found;
  }

  async addRequest(me: MemberId, other: MemberId, at: Date): Promise<PendingRequest> {
    const [added] = await rows(this.#transaction, addRequest, [me, other, at]);
    if (!added) throw new Error('A request that was just made is not there');
    return added;
  }

  async decline({ id, respondedAt }: DeclinedRequest): Promise<void> {
    requireOneRow(await rows(this.#transaction, decline, [id, respondedAt]), 'Declining');
  }

  async connect({ id, respondedAt }: AcceptedRequest, score: number): Promise<void> {
    requireOneRow(await rows(this.#transaction, connect, [id, respondedAt, score]), 'Connecting');
  }

  async disconnect(me: MemberId, other: MemberId): Promise<void> {
    await rows(this.#transaction, disconnect, [me, other]);
  }
}
