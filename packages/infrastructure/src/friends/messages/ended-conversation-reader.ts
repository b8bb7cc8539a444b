import type { EndedConversationQueries } from '@nestmates/application/friends/messages/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlockedByEither } from '../../members/pairs/not-blocked.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const endOf = (table: string, one: string, other: string, at: string, which = 'true'): string =>
  `select ${other} as other_id, ${at} as ended_at, false as was_connected from ${table}
   where ${one} = :me::integer and ${which} and ${at} > :since`;

/** Connections that either of the two has ended, and whether or not something was written. */
const connectionEnds = `
  select case when low_id = :me::integer then high_id else low_id end as other_id, ended_at, true as was_connected
  from ended_connections where (low_id = :me::integer or high_id = :me::integer) and ended_at > :since`;

const isEnded = "status = 'ended'";

/** Ends by either of the two, in either way. */
const ends = [
  connectionEnds,
  endOf('connection_requests', 'requester_id', 'recipient_id', 'responded_at', isEnded),
  endOf('connection_requests', 'recipient_id', 'requester_id', 'responded_at', isEnded),
  endOf('blocks', 'blocker_id', 'blocked_id', 'created_at'),
  endOf('blocks', 'blocked_id', 'blocker_id', 'created_at'),
].join(' union all ');

/** Those of whom there is a message or was a connection, and who may not be written to again by now. */
const endedConversations = `
  select u.id as user_id, u.first_name, max(e.ended_at) as ended_at
  from (${ends}) e join users u on u.id = e.other_id
  where (e.was_connected or exists (
    select from messages m
    where m.low_id = least(:me::integer, u.id) and m.high_id = greatest(:me::integer, u.id) and m.sender_id = u.id
  )) and not exists (
    select from correspondents c
    where c.member_id = :me::integer and c.other_id = u.id and ${notBlockedByEither(':me::integer', 'c.other_id')}
  )`;

interface EndedRow {
  readonly userId: MemberId;
  readonly firstName: string | null;
  readonly endedAt: Date;
}

export class EndedConversationReader implements EndedConversationQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  list(me: MemberId, of: { readonly since: Date; readonly limit: number }): Promise<readonly EndedRow[]> {
    const statement = `${endedConversations} group by u.id order by ended_at desc, u.id desc limit :limit`;
    return sql<EndedRow>(this.#transaction, statement, { me, ...of });
  }

  async has(me: MemberId, other: MemberId, since: Date): Promise<boolean> {
    const statement = `${endedConversations} and u.id = :other group by u.id`;
    const found = await sql<EndedRow>(this.#transaction, statement, { me, other, since });
    return found.length > 0;
  }
}
