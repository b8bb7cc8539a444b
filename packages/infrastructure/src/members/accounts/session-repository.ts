import type { OwnAccount } from '@nestmates/application/members/accounts/own-account.ts';
import type {
  FoundAccount,
  FoundSession,
  ListedSession,
  NewSession,
  OpenedSession,
  SessionQueries,
  SessionStore,
} from '@nestmates/application/members/accounts/session-ports.ts';
import type { KnownBrowserId } from '@nestmates/domain/members/accounts/known-browser.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import { type Progress, progressOf } from '@nestmates/domain/platform/access/progress.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import { changedMeanwhile } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { joinToldRestriction, restrictionColumns } from '../../platform/access/restriction-sql.ts';
import { preparedStatement, runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { SessionModel } from './account-models.ts';
import { ownAccountColumns, ownAccountTables, progressColumns } from './account-sql.ts';
import { openSession } from './open-session-sql.ts';
import { openSessions } from './open-sessions-sql.ts';

interface SessionColumns {
  readonly sessionExpiresAt: Date;
  readonly passwordConfirmedAt: Date | null;
  readonly secondFactorAt: Date | null;
  readonly mustVerifyEmail: boolean;
  readonly lastEvent: string;
  readonly restrictionKind: RestrictionKind | null;
  readonly restrictionUntil: Date | null;
}
type SessionRow = SessionColumns &
  Progress &
  Entitlement &
  Pick<
    FoundSession,
    'id' | 'email' | 'createdAt' | 'isAdmin' | 'emailVerifiedAt' | 'checkedAt' | 'passwordConfirmedAt'
  >;

const sessionColumns = `s.expires_at as session_expires_at, s.password_confirmed_at, s.second_factor_at, u.must_verify_email, coalesce(h.last, 0) as last_event, ${restrictionColumns}`;
const joinSession = `join sessions s on s.user_id = u.id
  left join event_heads h on h.member_id = u.id ${joinToldRestriction('u.id')}
  where s.token_hash = :digest and s.expires_at > :now`;

const session = preparedStatement<SessionRow>(
  'session',
  `select u.id, u.email, u.created_at, u.is_admin, u.email_verified_at, u.checked_at, ${progressColumns('u')}, ${subscriptionColumns}, u.has_unlocked, ${sessionColumns}
   from users u ${joinSubscription('u')} ${joinSession}`,
);

const sessionWithAccount = preparedStatement<SessionColumns & OwnAccount>(
  'session-with-account',
  `select ${ownAccountColumns}, ${sessionColumns} from ${ownAccountTables} ${joinSession}`,
);

const foundSession = (row: SessionRow): FoundSession => ({
  id: row.id,
  email: row.email,
  createdAt: row.createdAt,
  progress: progressOf(row),
  entitlement: row,
  isAdmin: row.isAdmin,
  emailVerifiedAt: row.emailVerifiedAt,
  mustVerifyEmail: row.mustVerifyEmail,
  checkedAt: row.checkedAt,
  passwordConfirmedAt: row.passwordConfirmedAt,
  secondFactorAt: row.secondFactorAt,
  expiresAt: row.sessionExpiresAt,
  lastEvent: Number(row.lastEvent),
  restriction: row.restrictionKind ? { kind: row.restrictionKind, until: row.restrictionUntil } : undefined,
});

export interface SessionRepositoryDeps {
  readonly transaction: KnexTransaction;
  /** SQL that deletes, of `:memberId`, what lets somebody in beside sessions. */
  readonly endOfAccess: readonly string[];
}

export class SessionRepository implements SessionStore, SessionQueries {
  readonly #transaction: KnexTransaction;
  readonly #endOfAccess: readonly string[];
  constructor({ transaction, endOfAccess }: SessionRepositoryDeps) {
    this.#transaction = transaction;
    this.#endOfAccess = endOfAccess;
  }

  async find(digest: string, now: Date): Promise<FoundSession | undefined> {
    const [row] = await runPrepared(this.#transaction, session, { digest, now });
    return row && foundSession(row);
  }

  async findWithAccount(digest: string, now: Date): Promise<FoundAccount | undefined> {
    const [row] = await runPrepared(this.#transaction, sessionWithAccount, { digest, now });
    if (!row) return undefined;
    const {
      sessionExpiresAt: _,
      passwordConfirmedAt: __,
      secondFactorAt: ___,
      mustVerifyEmail: ____,
      lastEvent: _____,
      restrictionKind: ______,
      restrictionUntil: _______,
      ...account
    } = row;
    return { ...foundSession(row), account };
  }

  async open({
    passwordHash,
    replaces,
    browserDigest,
    ...session
  }: NewSession): Promise<OpenedSession | undefined> {
    const [opened] = await sql<{ newBrowserId: KnownBrowserId | null }>(this.#transaction, openSession, {
      ...session,
      passwordHash: passwordHash ?? null,
      replaces: replaces ?? null,
      browserDigest: browserDigest ?? null,
    });
    return opened && { newBrowserId: opened.newBrowserId ?? undefined };
  }

  async extend(digest: string, expiresAt: Date): Promise<boolean> {
    return (await SessionModel.query(this.#transaction.db).findById(digest).patch({ expiresAt })) === 1;
  }

  async isThere(digest: string): Promise<boolean> {
    return (await SessionModel.query(this.#transaction.db).findById(digest).select('id')) !== undefined;
  }

  async confirmPassword(digest: string, at: Date): Promise<void> {
    const session = SessionModel.query(this.#transaction.db).findById(digest);
    if ((await session.patch({ passwordConfirmedAt: at })) !== 1) throw changedMeanwhile();
  }

  async setSecondFactor(digest: string, at: Date): Promise<void> {
    const session = SessionModel.query(this.#transaction.db).findById(digest);
    if ((await session.patch({ secondFactorAt: at })) !== 1) throw changedMeanwhile();
  }

  async clearSecondFactor(userId: MemberId): Promise<void> {
    // There is no row where the member is logged in nowhere.
    await SessionModel.query(this.#transaction.db).where({ userId }).patch({ secondFactorAt: null });
  }

  async close(digest: string): Promise<void> {
    await SessionModel.query(this.#transaction.db).deleteById(digest);
  }

  async closeAll(memberId: MemberId, exceptDigest: string | null = null): Promise<void> {
    const others = this.#endOfAccess.map((deletion, n) => `ended_${n} as (${deletion})`);
    const also = others.length > 0 ? `with ${others.join(', ')}` : '';
    await sql(
      this.#transaction,
      `${also} delete from sessions where user_id = :memberId and token_hash is distinct from :exceptDigest`,
      { memberId, exceptDigest },
    );
  }

  async closeOne(userId: MemberId, sessionId: number): Promise<boolean> {
    const closed = SessionModel.query(this.#transaction.db).delete().where({ userId, id: sessionId });
    return (await closed) === 1;
  }

  async listOf(userId: MemberId, now: Date, max: number): Promise<readonly ListedSession[]> {
    return sql<ListedSession>(this.#transaction, openSessions(':userId'), { userId, now, max });
  }
}
