import type { ConnectionStore } from '@nestmates/application/connections/ports.ts';
import type { Progress } from '@nestmates/domain/accounts/progress.ts';
import type {
  AcceptedRequest,
  ConnectionRequest,
  DeclinedRequest,
  PendingRequest,
  RequestId,
} from '@nestmates/domain/connections/connection-request.ts';
import type { Between } from '@nestmates/domain/connections/pair-state.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { insistOnOne, rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { type Kept, requestColumns, requestFrom } from './request-row.ts';

/** The lower id first, as in every other place: a pair has one lock, whoever of the two comes with it. */
const lockPair = statement<Record<string, never>>(
  'connections-lock-pair',
  'select pg_advisory_xact_lock(least($1::integer, $2), greatest($1, $2))',
);

const lockPairOfRequest = statement<Record<string, never>>(
  'connections-lock-pair-of-request',
  `select pg_advisory_xact_lock(least(requester_id, recipient_id), greatest(requester_id, recipient_id))
   from connection_requests where id = $1`,
);

/** A statement of its own after the lock: within the one that waits, it would see what was before the wait. */
const requestById = statement<ConnectionRequest>(
  'connections-request',
  `select ${requestColumns} from connection_requests where id = $1`,
);

interface BetweenRow extends Progress {
  readonly blocked: boolean;
  readonly blockedByMe: boolean;
  readonly connected: boolean;
  readonly sent: Kept<ConnectionRequest> | null;
  readonly received: Kept<ConnectionRequest> | null;
}

const request = (requester: string, recipient: string) =>
  `(select to_json(r) from (select ${requestColumns} from connection_requests
    where requester_id = ${requester} and recipient_id = ${recipient}) r)`;

const between = statement<BetweenRow>(
  'connections-between',
  `select intake_basic_completed as "intakeBasicCompleted",
     parenting_info_completed as "parentingInfoCompleted", children_added as "childrenAdded",
     onboarding_complete as "onboardingComplete", not (${notBlocked('$1', 'id')}) as blocked,
     exists (select from blocks where blocker_id = $1 and blocked_id = $2) as "blockedByMe",
     exists (select from matches where user_id1 = least($1::integer, $2) and user_id2 = greatest($1, $2))
       as connected,
     ${request('$1', '$2')} as sent, ${request('$2', '$1')} as received
   from users where id = $2`,
);

const ask = statement<PendingRequest>(
  'connections-ask',
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

const sever = statement<Record<string, never>>(
  'connections-sever',
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

  async lockBetween(me: MemberId, other: MemberId): Promise<Between | undefined> {
    await rows(this.#transaction, lockPair, [me, other]);
    const [row] = await rows(this.#transaction, between, [me, other]);
    if (!row) return undefined;
    const { blocked, blockedByMe, connected, sent, received, ...progress } = row;
    return {
      ...{ progress, blocked, blockedByMe, connected },
      sent: requestFrom(sent),
      received: requestFrom(received),
    };
  }

  async lockRequest(id: RequestId): Promise<ConnectionRequest | undefined> {
    await rows(this.#transaction, lockPairOfRequest, [id]);
    const [found] = await rows(this.#transaction, requestById, [id]);
    return found;
  }

  async ask(me: MemberId, other: MemberId, at: Date): Promise<PendingRequest> {
    const [asked] = await rows(this.#transaction, ask, [me, other, at]);
    if (!asked) throw new Error('A request that was just made is not there');
    return asked;
  }

  async decline({ id, respondedAt }: DeclinedRequest): Promise<void> {
    insistOnOne(await rows(this.#transaction, decline, [id, respondedAt]), 'Declining');
  }

  async connect({ id, respondedAt }: AcceptedRequest, score: number): Promise<void> {
    insistOnOne(await rows(this.#transaction, connect, [id, respondedAt, score]), 'Connecting');
  }

  async sever(me: MemberId, other: MemberId): Promise<void> {
    await rows(this.#transaction, sever, [me, other]);
  }
}
