import {
  invalidLinkMessage,
  mayBeForeignSince,
  resetAskedAt,
} from '@nestmates/domain/members/accounts/password-reset.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { Clock, RateLimiter, Transaction } from '../../platform/shared/ports.ts';
import type { Emails } from '../emails/emails.ts';
import { resetEmail } from './emails.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { type LeakedPasswords, requireNotLeaked } from './leaked-passwords.ts';
import { clearLoginFailures } from './login-attempts.ts';
import type { AddedAccess, Members, Passwords, ResetTokens, Tokens } from './ports.ts';
import { securityEmail } from './security-emails.ts';
import type { Sessions } from './sessions.ts';

export interface PasswordResetDeps {
  readonly members: Members;
  readonly resetTokens: Pick<ResetTokens, 'redeem'>;
  readonly passwords: Passwords;
  readonly leakedPasswords: LeakedPasswords;
  readonly sessions: Sessions;
  readonly addedAccess: readonly AddedAccess[];
  readonly knownBrowsers: Pick<KnownBrowsers, 'find'>;
  readonly tokens: Tokens;
  readonly emails: Pick<Emails, 'send'>;
  readonly rateLimiter: RateLimiter;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

interface ResetRequest {
  readonly email: string;
  /** What the browser has kept since an earlier login. */
  readonly browserToken?: string | undefined;
}

const requestsFromKnownBrowser = { max: 5, per: hours(1) };
/** From browsers in which the member has never logged in. */
const requestsPerEmail = { max: 5, per: days(1) };

export class PasswordReset {
  readonly #deps: PasswordResetDeps;
  constructor(deps: PasswordResetDeps) {
    this.#deps = deps;
  }

  /** Does the same for every address, so that the response does not reveal whether an account exists. */
  async request({ email, browserToken }: ResetRequest): Promise<Confirmation> {
    const { members, knownBrowsers, rateLimiter, emails } = this.#deps;
    const member = await members.findByEmail(email);
    const knownBrowser = await knownBrowsers.find(member?.id, browserToken);
    if (knownBrowser === undefined) await rateLimiter.consume('reset.email', email, requestsPerEmail);
    else await rateLimiter.consume('reset.browser', knownBrowser, requestsFromKnownBrowser);
    await emails.send(resetEmail, { email });
    return { message: 'If an account exists for this email, a reset link is on its way.' };
  }

  async confirm({ token, newPassword }: { token: string; newPassword: string }): Promise<Confirmation> {
    const { members, resetTokens, passwords, sessions, addedAccess, tokens } = this.#deps;
    const { emails, transaction, clock, rateLimiter } = this.#deps;
    await requireNotLeaked(this.#deps.leakedPasswords, 'newPassword', newPassword);
    const passwordHash = await passwords.hash(newPassword);
    await transaction.run(async () => {
      const redeemed = await resetTokens.redeem(tokens.digest(token), clock.now());
      if (!redeemed) throw invalid('token', invalidLinkMessage);
      const { memberId, expiresAt } = redeemed;
      await members.setPassword(memberId, passwordHash);
      await sessions.closeAll(memberId);
      const since = mayBeForeignSince(resetAskedAt(expiresAt));
      for (const access of addedAccess) await access.endSince(memberId, since);
      await emails.send(securityEmail, { memberId, change: 'password-reset' });
      const member = await members.find(memberId);
      if (member) await clearLoginFailures(member.email, rateLimiter);
    });
    return { message: 'Your password has been reset. You can now log in.' };
  }
}
