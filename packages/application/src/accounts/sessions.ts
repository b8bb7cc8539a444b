import { newSessionExpiry, shouldExtend } from '@nestmates/domain/accounts/session.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { planOf } from '@nestmates/domain/subscriptions/capabilities.ts';
import type { Caller } from '../shared/caller.ts';
import type { Clock } from '../shared/ports.ts';
import type { AccountCaller } from './member-view.ts';
import type { FoundSession, SessionQueries, SessionStore, Tokens } from './ports.ts';

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

export interface AuthenticatedSession<C extends Caller = Caller> {
  readonly caller: C;
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
    const { queries, tokens, clock } = this.#deps;
    const found = await queries.find(tokens.digest(token), clock.now());
    return found && this.#authenticated(token, found, (caller) => caller);
  }

  /** For the responses that show the caller her own account, which is read along with her session. */
  async authenticateWithAccount(token: string): Promise<AuthenticatedSession<AccountCaller> | undefined> {
    const { queries, tokens, clock } = this.#deps;
    const found = await queries.findWithAccount(tokens.digest(token), clock.now());
    return found && this.#authenticated(token, found, (caller) => ({ ...caller, account: found.account }));
  }

  async #authenticated<C extends Caller>(
    token: string,
    found: FoundSession,
    callerWith: (caller: Caller) => C,
  ): Promise<AuthenticatedSession<C> | undefined> {
    const { store, tokens, clock, isAdminEmail } = this.#deps;
    const { id, email, progress, lastEvent } = found;
    const sessionDigest = tokens.digest(token);
    const caller = callerWith({
      id,
      email,
      progress,
      plan: planOf(found.entitlement),
      isAdmin: found.isAdmin || isAdminEmail(email),
      sessionDigest,
      lastEvent,
    });
    if (!shouldExtend(found, clock.now())) return { caller };
    const extendedTo = newSessionExpiry(clock.now());
    return (await store.extend(sessionDigest, extendedTo)) ? { caller, extendedTo } : undefined;
  }

  close(caller: Pick<Caller, 'sessionDigest'>): Promise<void> {
    return this.#deps.store.close(caller.sessionDigest);
  }

  /** Ends all sessions of a member, except the given one. */
  closeAll(memberId: MemberId, exceptDigest?: string): Promise<void> {
    return this.#deps.store.closeAll(memberId, exceptDigest);
  }
}
