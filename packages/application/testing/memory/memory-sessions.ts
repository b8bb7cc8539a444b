import { type KnownBrowserId, maxKnownBrowsers } from '@nestmates/domain/members/accounts/known-browser.ts';
import { progressOf } from '@nestmates/domain/platform/access/progress.ts';
import { changedMeanwhile } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Members } from '../../src/members/accounts/ports.ts';
import type {
  FirstLogin,
  FoundAccount,
  FoundSession,
  NewBrowserQueries,
  NewSession,
  OpenedSession,
  SessionQueries,
  SessionStore,
} from '../../src/members/accounts/session-ports.ts';

import { memberLock } from './memory-members.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

interface KnownBrowser {
  readonly id: KnownBrowserId;
  readonly digest: string;
  readonly userAgent: string;
  readonly at: Date;
}

export interface StoredSession extends NewSession {
  readonly id: number;
  readonly passwordConfirmedAt: Date | null;
  readonly secondFactorAt: Date | null;
}

/** Sessions in memory; the session of a deleted member is invalid. */
export class MemorySessions implements SessionStore, SessionQueries, NewBrowserQueries {
  readonly #members: Members;
  readonly #transaction: MemoryTransaction | undefined;
  readonly sessions = new Map<string, StoredSession>();
  readonly browsers = new Map<MemberId, readonly KnownBrowser[]>();
  #nextId = 1;
  constructor(members: Members, transaction?: MemoryTransaction) {
    this.#members = members;
    this.#transaction = transaction;
  }

  async open(session: NewSession): Promise<OpenedSession | undefined> {
    // A new password comes either before the session or after it, and then ends it.
    if (this.#transaction?.isRunning) this.#transaction.lock(memberLock(session.memberId));
    const member = await this.#members.find(session.memberId);
    if (!member) return undefined;
    const { passwordHash } = await this.#members.credentialsById(member.id);
    if (session.passwordHash !== undefined && session.passwordHash !== passwordHash) return undefined;
    if (session.replaces) this.sessions.delete(session.replaces);
    const passwordConfirmedAt = session.confirmed ? session.createdAt : null;
    const secondFactorAt = session.withSecondFactor ? session.createdAt : null;
    const stored = { ...session, id: this.#nextId++, passwordConfirmedAt, secondFactorAt };
    this.sessions.set(session.digest, stored);
    return { newBrowserId: this.#remember(session) };
  }

  /**
   * Returns the browser if it is new to the member's account, and not the first. The one of the longest ago stands
   * first.
   */
  #remember({ memberId, browserDigest, userAgent, createdAt: at }: NewSession): KnownBrowserId | undefined {
    if (browserDigest === undefined) return undefined;
    const hers = this.browsers.get(memberId) ?? [];
    const known = hers.find(({ digest }) => digest === browserDigest);
    const browser = known ?? { id: this.#nextId++, digest: browserDigest, userAgent, at };
    const kept = [...hers.filter((one) => one !== known), browser].slice(-maxKnownBrowsers);
    this.browsers.set(memberId, kept);
    return known || hers.length === 0 ? undefined : browser.id;
  }

  async knows(memberId: MemberId, browserDigest: string): Promise<boolean> {
    return (this.browsers.get(memberId) ?? []).some(({ digest }) => digest === browserDigest);
  }

  async firstLoginIn(browserId: KnownBrowserId): Promise<FirstLogin | undefined> {
    for (const [memberId, browsers] of this.browsers) {
      const member = await this.#members.find(memberId);
      const browser = browsers.find(({ id }) => id === browserId);
      if (!member || !browser) continue;
      const { userAgent, at } = browser;
      return { memberId, to: member.email, firstName: member.firstName, userAgent, at };
    }
    return undefined;
  }

  async forgetSince(memberId: MemberId, since: Date): Promise<void> {
    const kept = (this.browsers.get(memberId) ?? []).filter(({ at }) => at < since);
    this.browsers.set(memberId, kept);
  }

  async extend(digest: string, expiresAt: Date): Promise<boolean> {
    const session = this.sessions.get(digest);
    if (session) this.sessions.set(digest, { ...session, expiresAt });
    return session !== undefined;
  }

  async isThere(digest: string): Promise<boolean> {
    return this.sessions.has(digest);
  }

  async confirmPassword(digest: string, at: Date): Promise<void> {
    const session = this.sessions.get(digest);
    if (!session) throw changedMeanwhile();
    this.sessions.set(digest, { ...session, passwordConfirmedAt: at });
  }

  async setSecondFactor(digest: string, at: Date): Promise<void> {
    const session = this.sessions.get(digest);
    if (!session) throw changedMeanwhile();
    this.sessions.set(digest, { ...session, secondFactorAt: at });
  }

  async clearSecondFactor(id: MemberId): Promise<void> {
    for (const [digest, session] of this.sessions) {
      if (session.memberId === id) this.sessions.set(digest, { ...session, secondFactorAt: null });
    }
  }

  async close(digest: string): Promise<void> {
    this.sessions.delete(digest);
  }

  async closeAll(id: MemberId, exceptDigest?: string): Promise<void> {
    for (const [digest, { memberId }] of this.sessions) {
      if (memberId === id && digest !== exceptDigest) this.sessions.delete(digest);
    }
  }

  async closeOne(id: MemberId, sessionId: number): Promise<boolean> {
    const found = [...this.sessions.values()].find((one) => one.id === sessionId && one.memberId === id);
    return found !== undefined && this.sessions.delete(found.digest);
  }

  async listOf(id: MemberId, now: Date, max: number) {
    return [...this.sessions.values()]
      .filter(({ memberId, expiresAt }) => memberId === id && expiresAt > now)
      .sort((one, other) => Number(other.expiresAt) - Number(one.expiresAt) || other.id - one.id)
      .slice(0, max);
  }

  async find(digest: string, now: Date): Promise<FoundSession | undefined> {
    return this.findWithAccount(digest, now);
  }

  async findWithAccount(digest: string, now: Date): Promise<FoundAccount | undefined> {
    const session = this.sessions.get(digest);
    const member = session && (await this.#members.find(session.memberId));
    if (!session || !member || session.expiresAt <= now) return undefined;
    const account = await this.#members.lock(member.id);
    const { id, email, createdAt, isAdmin, emailVerifiedAt, checkedAt } = account;
    return {
      id,
      email,
      createdAt,
      isAdmin,
      emailVerifiedAt,
      mustVerifyEmail: false,
      checkedAt,
      passwordConfirmedAt: session.passwordConfirmedAt,
      secondFactorAt: session.secondFactorAt,
      account,
      progress: progressOf(account),
      entitlement: account,
      expiresAt: session.expiresAt,
      lastEvent: 0,
      restriction: undefined,
    };
  }
}
