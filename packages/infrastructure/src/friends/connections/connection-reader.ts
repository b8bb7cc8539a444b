import type {
  ConnectionQueries,
  ConnectionRow,
  ConnectionsAsked,
  RequestEmailData,
  RequestRow,
} from '@nestmates/application/friends/connections/ports.ts';
import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import { messagePreviewLength } from '@nestmates/domain/friends/messages/message.ts';
import type { RequestId } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { endAfter } from '../../members/pairs/plan-end-sql.ts';
import { personColumns } from '../../members/people/person-sql.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import { preparedStatement, runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import { sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ConnectionRequestModel } from './connection-models.ts';

/** Blocked members are excluded before the page is limited, so that no page is short. */
const pageCondition = (other: string) =>
  `id < coalesce(:before::bigint, 9223372036854775807) and ${notBlocked(':me::integer', other)}
   order by id desc limit :limit::integer`;

const connectedAs = (me: string, other: string) =>
  `select id, compatibility_score, created_at, ${other} as other from matches
   where ${me} = :me::integer and ${notBlocked(':me::integer', other)}`;

/** What the member may read of the newest message. */
const lastWords = `
  select m.timestamp, left(m.message, ${messagePreviewLength}) as text, m.sender_id = :me::integer as mine
  from messages m
  where :withWords::boolean and m.low_id = least(:me::integer, c.other) and m.high_id = greatest(:me::integer, c.other)
    and ${notHidden('message', 'm.id', ':me::integer')}
  order by m.id desc limit 1`;

/** When a plan was asked or agreed; of what was declined or called off nothing is said. */
const lastPlanned = `
  select max(at) as at from (
    select coalesce(settled_at, created_at) as at from babysitting_swaps
    where match_id = c.id and status in ('pending', 'confirmed')
    union all
    select coalesce(scheduled_at, created_at) from playdates
    where match_id = c.id and status in ('proposed', 'scheduled', 'done')
  ) plans`;

const nextPlan = `
  select kind, date, ${endAfter('date', 'length_ms')} as until from (
    select 'swap' as kind, date, length_ms from babysitting_swaps where match_id = m.id and status = 'confirmed'
    union all
    select 'playdate', date, length_ms from playdates where match_id = m.id and status = 'scheduled'
  ) plans where date > :now::timestamptz order by date limit 1`;

interface ConnectionSqlRow extends Omit<ConnectionRow, 'nextPlan' | 'lastWords' | 'cursor'> {
  readonly planKind: 'swap' | 'playdate' | null;
  readonly planAt: Date | null;
  readonly planUntil: Date | null;
  readonly lastText: string | null;
  readonly lastMine: boolean | null;
  readonly at: string;
}

/** Sorts the member's connections by what happened last, and reads everything else only for those on the page. */
export const connectionsOf = preparedStatement<ConnectionSqlRow>(
  'connections-of',
  `select m.id as match_id, m.compatibility_score as score, m.created_at as connected_at, ${personColumns('u')},
     m.last_text, m.last_mine, plan.kind as plan_kind, plan.date as plan_at, plan.until as plan_until, ${microsecondsOf('m.at')} as at
   from (
     select * from (
       select c.*, last.text as last_text, last.mine as last_mine,
         greatest(c.created_at, last.timestamp, planned.at) as at
       from (
         ${connectedAs('user_id1', 'user_id2')} union all ${connectedAs('user_id2', 'user_id1')}
       ) c
       left join lateral (${lastWords}) last on true
       left join lateral (${lastPlanned}) planned on true
     ) alive
     where (at, id) < (${timestampOrLast(':at')}, :id::bigint)
     order by at desc, id desc limit :limit::integer
   ) m join users u on u.id = m.other
   left join lateral (${nextPlan}) plan on true
   order by m.at desc, m.id desc`,
);

const connectionOf = ({
  planKind,
  planAt,
  planUntil,
  lastText,
  lastMine,
  at,
  ...row
}: ConnectionSqlRow): ConnectionRow => ({
  ...row,
  nextPlan: planKind && planAt && planUntil && { kind: planKind, at: planAt, until: planUntil },
  lastWords: lastText === null ? null : { text: lastText, mine: lastMine === true },
  cursor: timeCursorOf(at, row.matchId),
});

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

  async connectionsOf(
    me: MemberId,
    { before, ...asked }: ConnectionsAsked,
  ): Promise<readonly ConnectionRow[]> {
    const bindings = { me, at: before?.at ?? null, id: before?.id ?? null, ...asked };
    return (await runPrepared(this.#transaction, connectionsOf, bindings)).map(connectionOf);
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
