import type {
  ConnectionQueries,
  ConnectionRow,
  RequestLetterData,
  RequestRow,
} from '@nestmates/application/connections/ports.ts';
import type { PageRequest } from '@nestmates/application/contract/paging.ts';
import type { RequestId } from '@nestmates/domain/connections/connection-request.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { selectPerson } from '../matching/select-person.ts';

/** Blocked members are excluded before the page is limited, so that no page is short. */
const pageCondition = (other: string) =>
  `id < coalesce($2::bigint, 9223372036854775807) and ${notBlocked('$1', other)} order by id desc limit $3`;

/** Reads a page from each direction with an index, and merges the two. */
const connectedAs = (me: string, other: string) =>
  `select id, compatibility_score, created_at, ${other} as other from matches
   where ${me} = $1 and ${pageCondition(other)}`;

export const connectionsOf = statement<ConnectionRow>(
  'connections-of',
  `select m.id as "matchId", m.compatibility_score as score, m.created_at as "connectedAt",
     ${selectPerson('u')}
   from (
     (${connectedAs('user_id1', 'user_id2')}) union all (${connectedAs('user_id2', 'user_id1')})
     order by id desc limit $3
   ) m join users u on u.id = m.other
   order by m.id desc`,
);

export const requestsTo = statement<RequestRow>(
  'connections-requests-to',
  `select r.id as "requestId", r.created_at as "requestedAt", ${selectPerson('u')}
   from (
     select id, created_at, requester_id from connection_requests
     where recipient_id = $1 and status = 'pending' and ${pageCondition('requester_id')}
   ) r join users u on u.id = r.requester_id
   order by r.id desc`,
);

const letterDataOf = statement<RequestLetterData>(
  'connections-letter-data',
  `select r.recipient_id as "recipientId", recipient.email as to,
     recipient.first_name as "recipientName", requester.first_name as "requesterName"
   from connection_requests r
     join users recipient on recipient.id = r.recipient_id
     join users requester on requester.id = r.requester_id
   where r.id = $1 and r.status = 'pending' and ${notBlocked('r.recipient_id', 'r.requester_id')}`,
);

export class SqlConnectionQueries implements ConnectionQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  connectionsOf(me: MemberId, { before, limit }: PageRequest<number>): Promise<readonly ConnectionRow[]> {
    return rows(this.#transaction, connectionsOf, [me, before ?? null, limit]);
  }

  requestsTo(me: MemberId, { before, limit }: PageRequest<number>): Promise<readonly RequestRow[]> {
    return rows(this.#transaction, requestsTo, [me, before ?? null, limit]);
  }

  async letterDataOf(id: RequestId): Promise<RequestLetterData | undefined> {
    const [letter] = await rows(this.#transaction, letterDataOf, [id]);
    return letter;
  }
}
