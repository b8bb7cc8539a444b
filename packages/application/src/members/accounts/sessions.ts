import { isAdministrator } from '@nestmates/domain/members/accounts/administrator.ts';
import { deviceName } from '@nestmates/domain/members/accounts/device-name.ts';
import type { KnownBrowserId } from '@nestmates/domain/members/accounts/known-browser.ts';
import {
  isPasswordConfirmed,
  lastSeenOn,
  maxUserAgentLength,
  newSessionExpiry,
  shouldExtend,
} from '@nestmates/domain/members/accounts/session.ts';
import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import {
  mustVerifyEmail,
  type VerificationPolicy,
} from '@nestmates/domain/platform/access/email-verification.ts';
import { unlessEnded } from '@nestmates/domain/platform/access/restriction.ts';
import type { AdminSecondFactorPolicy } from '@nestmates/domain/platform/access/second-factor-required.ts';
import { mustCheckPhoto, type SelfieCheckPolicy } from '@nestmates/domain/platform/access/selfie-check.ts';
import { changedMeanwhile, DomainError, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { AuthenticatedSession, IssuedToken, UsedFrom } from '../../platform/access/session.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import type { SessionView } from './contract.ts';
import { browserDigest } from './known-browsers.ts';
import type { AccountCaller } from './member-view.ts';
import type { FoundSession } from './session-ports.ts';

export const wrongLogin = (): DomainError =>
  new DomainError('unauthenticated', 'UNAUTHENTICATED', 'Invalid email or password');

/** More are no help to the member: the member logs out everywhere else. */
const maxListedSessions = 50;

export interface SessionOpening {
  /** The hash that a login has verified: if the password was replaced meanwhile, no session is opened. */
  readonly passwordHash?: string | undefined;
  /** The member has just given their password or used a passkey. */
  readonly confirmed?: boolean;
  readonly withSecondFactor?: boolean;
  readonly userAgent?: string | undefined;
  /** The digest of the session that the browser held before. */
  readonly replaces?: string | undefined;
  /** What the browser keeps beside its sessions, by which it is recognized. */
  readonly browserToken?: string | undefined;
}

export interface OpenSession extends IssuedToken {
  /** Set when the member has logged in before, and never in this browser. */
  readonly newBrowserId: KnownBrowserId | undefined;
}

export class Sessions extends useCase(
  'sessionStore',
  'sessionQueries',
  'members',
  every('useObservers'),
  'tokens',
  'clock',
  'isAdminEmail',
  'verificationPolicy',
  'selfieCheckPolicy',
  'adminSecondFactor',
) {
  async open(
    memberId: MemberId,
    {
      passwordHash,
      confirmed = passwordHash !== undefined,
      withSecondFactor = false,
      userAgent = '',
      replaces,
      browserToken,
    }: SessionOpening = {},
  ): Promise<OpenSession> {
    const { sessionStore: store, tokens, clock } = this.needs;
    const now = clock.now();
    const token = tokens.generate();
    const expiresAt = newSessionExpiry(now);
    const digest = tokens.digest(token);
    const opened = await store.open({
      memberId,
      expiresAt,
      digest,
      createdAt: now,
      passwordHash,
      confirmed,
      withSecondFactor,
      userAgent: userAgent.slice(0, maxUserAgentLength),
      replaces,
      browserDigest: browserToken && browserDigest(tokens, memberId, browserToken),
    });
    if (!opened) throw wrongLogin();
    return { token, expiresAt, newBrowserId: opened.newBrowserId };
  }

  async authenticate(token: string, used: UsedFrom): Promise<AuthenticatedSession | undefined> {
    const { sessionQueries: queries, tokens, clock } = this.needs;
    const found = await queries.find(tokens.digest(token), clock.now());
    return found && this.#authenticated(token, used, found, (caller) => caller);
  }

  /** Serves the responses that show the caller their own account, which is read along with their session. */
  async authenticateWithAccount(
    token: string,
    used: UsedFrom,
  ): Promise<AuthenticatedSession<AccountCaller> | undefined> {
    const { sessionQueries: queries, tokens, clock } = this.needs;
    const found = await queries.findWithAccount(tokens.digest(token), clock.now());
    return (
      found && this.#authenticated(token, used, found, (caller) => ({ ...caller, account: found.account }))
    );
  }

  async #authenticated<C extends Caller>(
    token: string,
    used: UsedFrom,
    found: FoundSession,
    callerWith: (caller: Caller) => C,
  ): Promise<AuthenticatedSession<C> | undefined> {
    const {
      sessionStore: store,
      tokens,
      clock,
      useObservers,
      isAdminEmail,
      verificationPolicy,
      adminSecondFactor,
    } = this.needs;
    const { selfieCheckPolicy } = this.needs;
    const { id, email, createdAt, progress, lastEvent } = found;
    const sessionDigest = tokens.digest(token);
    const isNamedAdmin = isAdministrator(found, isAdminEmail);
    const mustUseSecondFactor =
      isNamedAdmin && adminSecondFactor === 'required' && found.secondFactorAt === null;
    const caller = callerWith({
      id,
      email,
      progress,
      plan: planOf(found.entitlement),
      isAdmin: isNamedAdmin && !mustUseSecondFactor,
      mustUseSecondFactor,
      mustVerifyEmail: mustVerifyEmail(verificationPolicy, found),
      selfieChecks: selfieCheckPolicy,
      mustCheckPhoto: mustCheckPhoto(selfieCheckPolicy, found),
      hasConfirmedPassword: isPasswordConfirmed(found.passwordConfirmedAt, clock.now()),
      restriction: unlessEnded(found.restriction, clock.now()),
      sessionDigest,
      lastEvent,
    });
    if (!shouldExtend(found, clock.now())) return { caller };
    const extendedTo = newSessionExpiry(clock.now());
    if (!(await store.extend(sessionDigest, extendedTo))) return undefined;
    for (const observer of useObservers) await observer.noteUse({ memberId: id, email, createdAt, ...used });
    return { caller, extendedTo };
  }

  /**
   * The first step of a transaction that adds what lets somebody in: it locks the member, and where an account was taken
   * from whoever else was in it, nothing that began before is added after.
   */
  async requireOpen({ id, sessionDigest }: Pick<Caller, 'id' | 'sessionDigest'>): Promise<void> {
    const { sessionStore: store, members } = this.needs;
    await members.lock(id);
    if (!(await store.isThere(sessionDigest))) throw changedMeanwhile();
  }

  close(caller: Pick<Caller, 'sessionDigest'>): Promise<void> {
    return this.needs.sessionStore.close(caller.sessionDigest);
  }

  /**
   * Lists where the member is signed in. No place is named: an address says little about it, and a wrong one frightens.
   */
  async list(by: Pick<Caller, 'id' | 'sessionDigest'>): Promise<readonly SessionView[]> {
    const { sessionQueries: queries, clock } = this.needs;
    const sessions = await queries.listOf(by.id, clock.now(), maxListedSessions);
    return sessions.map((session) => ({
      id: session.id,
      device: deviceName(session.userAgent),
      lastSeenOn: lastSeenOn(session),
      current: session.digest === by.sessionDigest,
    }));
  }

  async closeOne(by: Pick<Caller, 'id'>, sessionId: number): Promise<Confirmation> {
    if (!(await this.needs.sessionStore.closeOne(by.id, sessionId))) throw notFound();
    return { message: 'That device is logged out.' };
  }

  async closeOthers(by: Pick<Caller, 'id' | 'sessionDigest'>): Promise<Confirmation> {
    await this.closeAll(by.id, by.sessionDigest);
    return { message: 'You are logged out everywhere else.' };
  }

  /** Ends all sessions of a member, except the given one, and what others could read without one. */
  closeAll(memberId: MemberId, exceptDigest?: string): Promise<void> {
    return this.needs.sessionStore.closeAll(memberId, exceptDigest);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly isAdminEmail: (email: string) => boolean;
    readonly adminSecondFactor: AdminSecondFactorPolicy;
    readonly verificationPolicy: VerificationPolicy;
    readonly selfieCheckPolicy: SelfieCheckPolicy;
    readonly sessions: Sessions;
  }
}
