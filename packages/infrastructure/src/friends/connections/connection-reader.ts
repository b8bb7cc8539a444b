import type {
  ConnectionQueries,
  ConnectionRow,
  RequestEmailData,
  RequestRow,
} from '@nestmates/application/friends/connections/ports.ts';
import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type { RequestId } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { personColumns } from '../../members/people/person-sql.ts';
import { preparedStatement, runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ConnectionRequestModel } from './connection-models.ts';

/** Blocked members are excluded before the page is limited, so that no page is short. */
const pageCondition = (other: string) =>
  `id < coalesce(:before::bigint, 9223372036854775807) and ${notBlocked(':me::integer', other)}
   order by id desc limit :limit::integer`;

/** Reads a page from each direction with an index, and merges the two. */
const connectedAs = (me: string, other: string) =>
  `select id, compatibility_score, created_at, ${other} as other from matches
   where ${me} = :me::integer and ${pageCondition(other)}`;

export const connectionsOf = preparedStatement<ConnectionRow>(
  'connections-of',
  `select m.id as match_id, m.compatibility_score as score, m.created_at as connected_at, ${personColumns('u')}
   from (
     (${connectedAs('user_id1', 'user_id2')}) union all (${connectedAs('user_id2', 'user_id1')})
     order by id desc limit :limit::integer
   ) m join users u on u.id = m.other
   order by m.id desc`,
);

export const requestsTo = `
  select r.id as request_id, r.created_at as requested_at, ${personColumns('u')}
  from (
    select id, created_at, requester_id from connection_requests
    where recipient_id = :me::integer and status = 'pending' and ${pageCondition('requester_id')}
  ) r join users u on u.id = r.requester_id
  order by r.id desc`;

export class ConnectionReader implements ConnectionQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  connectionsOf(me: MemberId, { before, limit }: PageRequest<number>): Promise<readonly ConnectionRow[]> {
    return runPrepared(this.#transaction, connectionsOf, { me, before: before ?? null, limit });
  }

  requestsTo(me: MemberId, { before, limit }: PageRequest<number>): Promise<readonly RequestRow[]> {
    return sql(this.#transaction, requestsTo, { me, before: before ?? null, limit });
  }

  async emailDataOf(id: RequestId): Promise<RequestEmailData | undefined> {
    return ConnectionRequestModel.query(this.#transaction.db)
      .joinRelated('[requester, recipient]')
      .findById(id)
      .where('connection_requests.status', 'pending')
      .whereRaw(notBlocked('recipient.id', 'requester.id'))
      .select({
        memberId: 'recipient.id',
        to: 'recipient.email',
        firstName: 'recipient.firstName',
        otherId: 'requester.id',
        requesterName: 'requester.firstName',
      })
      .castTo<RequestEmailData | undefined>();
  }
}
