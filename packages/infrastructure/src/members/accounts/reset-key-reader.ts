import type { ResetKeyQueries, ResetKeys } from '@nestmates/application/members/accounts/ports.ts';
import { confirmedSince } from '@nestmates/domain/members/email-change/email-change.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** Time in milliseconds, since JSON has no dates. */
const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const find = `
  select u.used_reset_token is not distinct from :digest as was_used, u.reset_token_expires as expires_at,
    (select f.confirmed_at from second_factors f where f.member_id = u.id) as two_step_at,
    (select json_build_object('email', c.new_email, 'requestedAt', ${ms('c.requested_at')}) from email_changes c
      where c.member_id = u.id and c.confirmed_at is null and c.requested_at > :changesSince) as pending_email,
    (select coalesce(json_agg(json_build_object('id', p.id, 'device', p.device, 'createdAt', ${ms('p.created_at')},
      'lastUsedAt', ${ms('p.last_used_at')}) order by p.id), '[]') from passkeys p where p.member_id = u.id) as passkeys,
    (select coalesce(json_agg(json_build_object('userAgent', s.user_agent, 'createdAt', ${ms('s.created_at')})
      order by s.created_at desc), '[]')
      from (select * from sessions where user_id = u.id and expires_at > :now order by created_at desc limit 50) s
    ) as sessions
  from users u
  where u.reset_token = :digest and u.reset_token_expires > :now or u.used_reset_token = :digest`;

interface Row extends Pick<ResetKeys, 'expiresAt' | 'twoStepAt'> {
  readonly wasUsed: boolean;
  readonly pendingEmail: { readonly email: string; readonly requestedAt: number } | null;
  readonly passkeys: readonly {
    readonly id: number;
    readonly device: string;
    readonly createdAt: number;
    readonly lastUsedAt: number | null;
  }[];
  readonly sessions: readonly { readonly userAgent: string; readonly createdAt: number }[];
}

export class ResetKeyReader implements ResetKeyQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(digest: string, now: Date): Promise<ResetKeys | 'used' | undefined> {
    const changesSince = confirmedSince(now);
    const [row] = await sql<Row>(this.#transaction, find, { digest, now, changesSince });
    if (!row) return undefined;
    if (row.wasUsed) return 'used';
    const { expiresAt, twoStepAt, pendingEmail, passkeys, sessions } = row;
    return {
      expiresAt,
      twoStepAt,
      pendingEmail: pendingEmail && { ...pendingEmail, requestedAt: new Date(pendingEmail.requestedAt) },
      passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: new Date(createdAt),
        lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
      })),
      sessions: sessions.map(({ userAgent, createdAt }) => ({ userAgent, createdAt: new Date(createdAt) })),
    };
  }
}
