import type { ConnectionStore } from '@nestmates/application/friends/connections/ports.ts';
import type { Notification } from '@nestmates/application/members/notifications/ports.ts';
import { connectionMachine } from '@nestmates/domain/friends/connections/connection-request.ts';
import type {
  AcceptedRequest,
  ConnectionRequest,
  DeclinedRequest,
  PendingRequest,
  RequestId,
} from '@nestmates/domain/members/pairs/pair-request.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { putNotifications } from '../../members/notifications/notification-repository.ts';
import { pairLock, presentMembers } from '../../members/pairs/pair-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ConnectionRequestModel } from './connection-models.ts';

const lockPairOfRequest = `
  select ${pairLock('requester_id', 'recipient_id')} from connection_requests where id = :id`;

/**
 * A separate statement after the lock: the statement that waits for the lock would read a snapshot from
 * before the wait.
 */
const lockedRequest = `
  with request as (select * from connection_requests where id = :id),
    present as materialized (
      ${presentMembers('(select requester_id from request)', '(select recipient_id from request)')}
    )
  select * from request where (select count(*) from present) = 2`;

/** What an answered request told its recipient is read, wherever the answer was given. `answered` is the request. */
const readOf = (answered: string): string => `
  update notifications n set read = true from ${answered}
  where n.member_id = ${answered}.recipient_id and n.topic = 'request-' || ${answered}.id and not n.read`;

const decline = `
  with declined as (
    update connection_requests set status = 'declined', responded_at = :respondedAt
    where id = :id and status = 'pending' returning id, recipient_id
  ), seen as (${readOf('declined')})
  select id from declined`;

const connect = `
  with accepted as (
    update connection_requests set status = 'accepted', responded_at = :respondedAt
    where id = :id and status = 'pending' returning id, requester_id, recipient_id
  ), seen as (${readOf('accepted')}), told as (${putNotifications(':told', ':respondedAt::timestamptz')})
  insert into matches (user_id1, user_id2, compatibility_score, status, created_at)
  select least(requester_id, recipient_id), greatest(requester_id, recipient_id), :score, 'accepted',
    :respondedAt
  from accepted returning id, renew_scores_later(user_id1)`;

/**
 * No row may be left of a connection that the other one has ended first, or of which no request is known. What was ended
 * is kept apart from what there is, so that whoever reads connections need not ask which of them have ended.
 */
const disconnect = `
  with unmatched as (
    delete from matches
    where user_id1 = least(:me::integer, :other::integer) and user_id2 = greatest(:me::integer, :other::integer)
    returning user_id1, user_id2, created_at
  ), kept as (
    insert into ended_connections (low_id, high_id, connected_at, ended_at)
    select user_id1, user_id2, created_at, :at::timestamptz from unmatched
    on conflict (low_id, high_id)
    do update set connected_at = excluded.connected_at, ended_at = excluded.ended_at
  ), untold as (
    delete from notifications
    where member_id = :me::integer and topic in ('connected-' || :other::integer, 'wave-' || :other::integer)
      or member_id = :other::integer and topic in ('connected-' || :me::integer, 'wave-' || :me::integer)
      or (member_id, other_id) in ((:me, :other), (:other, :me)) and topic like 'request-%'
  ), ended as (
    update connection_requests set status = :ended, responded_at = :at
    where (requester_id, recipient_id) in ((:me, :other), (:other, :me)) and status = any(:waiting)
  )
  delete from connection_requests
  where (requester_id, recipient_id) in ((:me, :other), (:other, :me)) and status = 'accepted'`;

export class ConnectionRepository implements ConnectionStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lockRequest(id: RequestId): Promise<ConnectionRequest | undefined> {
    await sql(this.#transaction, lockPairOfRequest, { id });
    const [found] = await sql<ConnectionRequest>(this.#transaction, lockedRequest, { id });
    return found;
  }

  async addRequest(requesterId: MemberId, recipientId: MemberId, createdAt: Date): Promise<PendingRequest> {
    const pending = { requesterId, recipientId, createdAt, status: 'pending' } as const;
    const { id } = await ConnectionRequestModel.query(this.#transaction.db).insert(pending);
    return { ...pending, id };
  }

  async decline({ id, respondedAt }: DeclinedRequest): Promise<void> {
    requireOneRow(await sql(this.#transaction, decline, { id, respondedAt }), 'Declining');
  }

  async connect(
    { id, respondedAt }: AcceptedRequest,
    score: number,
    told: readonly Notification[],
  ): Promise<void> {
    const bindings = { id, respondedAt, score, told: JSON.stringify(told) };
    requireOneRow(await sql(this.#transaction, connect, bindings), 'Connecting');
  }

  async disconnect(me: MemberId, other: MemberId, at: Date): Promise<void> {
    const { from, to: ended } = connectionMachine.end;
    await sql(this.#transaction, disconnect, { me, other, at, ended, waiting: from });
  }
}
