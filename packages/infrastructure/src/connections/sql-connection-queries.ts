import type {
  ConnectionQueries,
  ConnectionRow,
  RequestLetter,
  RequestRow,
} from '@nestmates/application/connections/ports.ts';
import type { RequestId } from '@nestmates/domain/connections/connection-request.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { selectPerson } from '../matching/select-person.ts';

export const connectionsOf = statement<ConnectionRow>(
  'connections-of',
  `select m.id as "matchId", m.compatibility_score as score, m.created_at as "connectedAt",
     ${selectPerson('u')}
   from (
     select id, compatibility_score, created_at, user_id2 as other from matches where user_id1 = $1
     union all
     select id, compatibility_score, created_at, user_id1 from matches where user_id2 = $1
   ) m join users u on u.id = m.other
   where ${notBlocked('$1', 'm.other')}
   order by m.created_at desc, m.id desc`,
);

const requestsTo = statement<RequestRow>(
  'connections-requests-to',
  `select r.id as "requestId", r.created_at as "requestedAt", ${selectPerson('u')}
   from connection_requests r join users u on u.id = r.requester_id
   where r.recipient_id = $1 and r.status = 'pending' and ${notBlocked('$1', 'r.requester_id')}
   order by r.id desc`,
);

const letterAbout = statement<RequestLetter>(
  'connections-letter-about',
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

  connectionsOf(me: MemberId): Promise<readonly ConnectionRow[]> {
    return rows(this.#transaction, connectionsOf, [me]);
  }

  requestsTo(me: MemberId): Promise<readonly RequestRow[]> {
    return rows(this.#transaction, requestsTo, [me]);
  }

  async letterAbout(id: RequestId): Promise<RequestLetter | undefined> {
    const [letter] = await rows(this.#transaction, letterAbout, [id]);
    return letter;
  }
}
