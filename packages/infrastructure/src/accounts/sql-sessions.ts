import type { SessionQueries, SessionStore } from '@nestmates/application/accounts/ports.ts';
import type { Member } from '@nestmates/domain/accounts/member.ts';
import type { Session } from '@nestmates/domain/accounts/session.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { selectMember } from './user-model.ts';

export const sessionWithMember = statement<Member & { sessionExpiresAt: Date }>(
  'session-with-member',
  `select ${selectMember('u')}, s.expires_at as "sessionExpiresAt"
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > $2`,
);

export class SqlSessions implements SessionStore, SessionQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(digest: string, now: Date): Promise<{ member: Member; expiresAt: Date } | undefined> {
    const [row] = await rows(this.#transaction, sessionWithMember, [digest, now]);
    if (!row) return undefined;
    const { sessionExpiresAt, ...member } = row;
    return { member, expiresAt: sessionExpiresAt };
  }

  async open({
    digest,
    memberId,
    expiresAt,
    createdAt,
  }: Session & { digest: string; createdAt: Date }): Promise<void> {
    await this.#transaction
      .db('sessions')
      .insert({ tokenHash: digest, userId: memberId, expiresAt, createdAt });
  }

  async slide(digest: string, expiresAt: Date): Promise<void> {
    await this.#transaction.db('sessions').where({ tokenHash: digest }).update({ expiresAt });
  }

  async close(digest: string): Promise<void> {
    await this.#transaction.db('sessions').where({ tokenHash: digest }).delete();
  }

  async closeAll(id: MemberId, but?: string): Promise<void> {
    const hers = this.#transaction.db('sessions').where({ userId: id });
    await (but ? hers.whereNot({ tokenHash: but }) : hers).delete();
  }

  async sweep(now: Date): Promise<void> {
    await this.#transaction.db('sessions').where('expiresAt', '<=', now).delete();
  }
}
