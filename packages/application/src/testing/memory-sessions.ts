import { progressOf } from '@nestmates/domain/accounts/progress.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type {
  FoundAccount,
  FoundSession,
  Members,
  NewSession,
  SessionQueries,
  SessionStore,
} from '../accounts/ports.ts';

/** Sessions in memory; the session of a deleted member is invalid. */
export class MemorySessions implements SessionStore, SessionQueries {
  readonly #members: Members;
  readonly #sessions = new Map<string, NewSession & { readonly id: number }>();
  #nextId = 1;
  constructor(members: Members) {
    this.#members = members;
  }

  async open(session: NewSession): Promise<boolean> {
    const member = await this.#members.find(session.memberId);
    if (!member) return false;
    const { passwordHash } = await this.#members.credentialsById(member.id);
    if (session.passwordHash !== undefined && session.passwordHash !== passwordHash) return false;
    if (session.replaces) this.#sessions.delete(session.replaces);
    this.#sessions.set(session.digest, { ...session, id: this.#nextId++ });
    return true;
  }

  async extend(digest: string, expiresAt: Date): Promise<boolean> {
    const session = this.#sessions.get(digest);
    if (session) this.#sessions.set(digest, { ...session, expiresAt });
    return session !== undefined;
  }

  async close(digest: string): Promise<void> {
    this.#sessions.delete(digest);
  }

  async closeAll(id: MemberId, exceptDigest?: string): Promise<void> {
    for (const [digest, { memberId }] of this.#sessions) {
      if (memberId === id && digest !== exceptDigest) this.#sessions.delete(digest);
    }
  }

  async closeOne(id: MemberId, sessionId: number): Promise<boolean> {
    const found = [...this.#sessions.values()].find((one) => one.id === sessionId && one.memberId === id);
    return found !== undefined && this.#sessions.delete(found.digest);
  }

  async listOf(id: MemberId, now: Date, max: number) {
    return [...this.#sessions.values()]
      .filter(({ memberId, expiresAt }) => memberId === id && expiresAt > now)
      .sort((one, other) => Number(other.expiresAt) - Number(one.expiresAt) || other.id - one.id)
      .slice(0, max);
  }

  async sweep(now: Date): Promise<void> {
    for (const [digest, { expiresAt }] of this.#sessions) {
      if (expiresAt <= now) this.#sessions.delete(digest);
    }
  }

  async find(digest: string, now: Date): Promise<FoundSession | undefined> {
    return this.findWithAccount(digest, now);
  }

  async findWithAccount(digest: string, now: Date): Promise<FoundAccount | undefined> {
    const session = this.#sessions.get(digest);
    const member = session && (await this.#members.find(session.memberId));
    if (!session || !member || session.expiresAt <= now) return undefined;
    const account = await this.#members.lock(member.id);
    const { id, email, isAdmin, emailVerifiedAt } = account;
    return {
      id,
      email,
      isAdmin,
      emailVerifiedAt,
      account,
      progress: progressOf(account),
      entitlement: account,
      expiresAt: session.expiresAt,
      lastEvent: 0,
    };
  }
}
