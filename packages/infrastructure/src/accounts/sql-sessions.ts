import type {
  FoundSession,
  NewSession,
  SessionQueries,
  SessionStore,
} from '@nestmates/application/accounts/ports.ts';
import type { Member } from '@nestmates/domain/accounts/member.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { selectMember } from './user-model.ts';

export const sessionWithMember = statement<Member & { sessionExpiresAt: Date; lastEventNumber: string }>(
  'session-with-member',
  `select ${selectMember('u')}, s.expires_at as "sessionExpiresAt",
     coalesce(h.last, 0) as "lastEventNumber"
   from sessions s join users u on u.id = s.user_id left join event_heads h on h.member_id = s.user_id
   where s.token_hash = $1 and s.expires_at > $2`,
);

/**
 * Locks the member's row, so that a password reset comes either before the session or after it, and then ends
 * it.
 */
const openSession = statement<{ id: number }>(
  'session-open',
  `with hers as (
     select id from users where id = $2 and ($5::text is null or password = $5) for share
   )
   insert into sessions (token_hash, user_id, expires_at, created_at)
   select $1, id, $3, $4 from hers
   returning user_id as id`,
);

export class SqlSessions implements SessionStore, SessionQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(digest: string, now: Date): Promise<FoundSession | undefined> {
    const [row] = await rows(this.#transaction, sessionWithMember, [digest, now]);
    if (!row) return undefined;
    const { sessionExpiresAt, lastEventNumber, ...member } = row;
    return { member, expiresAt: sessionExpiresAt, lastEventNumber: Number(lastEventNumber) };
  }

  async open({ digest, memberId, expiresAt, createdAt, passwordHash }: NewSession): Promise<boolean> {
    const opened = await rows(this.#transaction, openSession, [
      digest,
      memberId,
      expiresAt,
      createdAt,
      passwordHash ?? null,
    ]);
    return opened.length === 1;
  }

  async extend(digest: string, expiresAt: Date): Promise<void> {
    await this.#transaction.db('sessions').where({ tokenHash: digest }).update({ expiresAt });
  }

  async close(digest: string): Promise<void> {
    await this.#transaction.db('sessions').where({ tokenHash: digest }).delete();
  }

  async closeAll(id: MemberId, exceptDigest?: string): Promise<void> {
    const hers = this.#transaction.db('sessions').where({ userId: id });
    await (exceptDigest ? hers.whereNot({ tokenHash: exceptDigest }) : hers).delete();
  }

  async sweep(now: Date): Promise<void> {
    await this.#transaction.db('sessions').where('expiresAt', '<=', now).delete();
  }
}
