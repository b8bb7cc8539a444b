import { newSessionExpiry, shouldExtend } from '@nestmates/domain/accounts/session.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { capabilities } from '@nestmates/domain/subscriptions/capabilities.ts';
import type { Clock } from '../shared/ports.ts';
import type { Caller } from './caller.ts';
import type { SessionQueries, SessionStore, Tokens } from './ports.ts';

export const wrongLogin = (): DomainError =>
  new DomainError('unauthenticated', 'UNAUTHENTICATED', 'Invalid email or password');

export interface SessionsDeps {
  readonly store: SessionStore;
  readonly queries: SessionQueries;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly isAdminEmail: (email: string) => boolean;
}

export interface OpenSession {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface AuthenticatedSession {
  readonly caller: Caller;
  /** Set when the session was extended, so that the cookie can be extended too. */
  readonly extendedTo?: Date;
}

export class Sessions {
  readonly #deps: SessionsDeps;
  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  /**
   * A login passes the hash it has verified: if the password was replaced meanwhile, no session is opened.
   */
  async open(memberId: MemberId, passwordHash?: string): Promise<OpenSession> {
    const { store, tokens, clock } = this.#deps;
    const now = clock.now();
    const token = tokens.generate();
    const expiresAt = newSessionExpiry(now);
    const digest = tokens.digest(token);
    if (!(await store.open({ memberId, expiresAt, digest, createdAt: now, passwordHash })))
      throw wrongLogin();
    return { token, expiresAt };
  }

  async authenticate(token: string): Promise<AuthenticatedSession | undefined> {
    const { queries, store, tokens, clock, isAdminEmail } = this.#deps;
    const now = clock.now();
    const sessionDigest = tokens.digest(token);
    const found = await queries.find(sessionDigest, now);
    if (!found) return undefined;
    const member = isAdminEmail(found.member.email) ? { ...found.member, isAdmin: true } : found.member;
    const caller = {
      id: member.id,
      member,
      can: capabilities(member),
      sessionDigest,
      lastEventNumber: found.lastEventNumber,
    };
    if (!shouldExtend(found, now)) return { caller };
    const extendedTo = newSessionExpiry(now);
    await store.extend(sessionDigest, extendedTo);
    return { caller, extendedTo };
  }

  close(caller: Pick<Caller, 'sessionDigest'>): Promise<void> {
    return this.#deps.store.close(caller.sessionDigest);
  }

  /** Ends all sessions of a member, except the given one. */
  closeAll(memberId: MemberId, exceptDigest?: string): Promise<void> {
    return this.#deps.store.closeAll(memberId, exceptDigest);
  }
}
