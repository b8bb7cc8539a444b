import { deviceName } from '@nestmates/domain/members/accounts/device-name.ts';
import {
  invalidLinkMessage,
  type KeptKeys,
  mayBeForeignSince,
  resetAskedAt,
  usedLinkMessage,
} from '@nestmates/domain/members/accounts/password-reset.ts';
import { maskedEmail, takenBackSince } from '@nestmates/domain/members/email-change/email-change.ts';
import { invalid, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { ResetKeysView } from './contract.ts';
import { resetEmail } from './emails.ts';
import { requireNotLeaked } from './leaked-passwords.ts';
import { securityEmail } from './security-emails.ts';

interface ResetRequest {
  readonly email: string;
  /** What the browser has kept since an earlier login. */
  readonly browserToken?: string | undefined;
}

interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
  readonly keep?: KeptKeys | undefined;
}

const nothing: KeptKeys = { passkeys: [], twoStep: false };

const requestsFromKnownBrowser = { max: 5, per: hours(1) };
/** Requests from browsers in which the member has never logged in. */
const requestsPerEmail = { max: 5, per: days(1) };

export class PasswordReset extends useCase(
  'members',
  'resetTokens',
  'resetKeyQueries',
  'passwords',
  'leakedPasswords',
  'accountSecurity',
  'emailChangeStore',
  'restrictedMailboxes',
  'knownBrowsers',
  'tokens',
  'emails',
  'rateLimiter',
  'transaction',
  'clock',
) {
  /** Does the same for every address, so that the response does not reveal whether an account exists. */
  async request({ email, browserToken }: ResetRequest): Promise<Confirmation> {
    const { members, knownBrowsers, rateLimiter, emails } = this.needs;
    const member = await members.findByEmail(email);
    const knownBrowser = await knownBrowsers.find(member?.id, browserToken);
    if (knownBrowser === undefined) await rateLimiter.consume('reset.email', email, requestsPerEmail);
    else await rateLimiter.consume('reset.browser', knownBrowser, requestsFromKnownBrowser);
    await emails.send(resetEmail, { email });
    return { message: 'If an account exists for this email, a reset link is on its way.' };
  }

  async keys({ token }: { readonly token: string }): Promise<ResetKeysView> {
    const { resetKeyQueries: resetKeys, tokens, clock } = this.needs;
    const found = await resetKeys.find(tokens.digest(token), clock.now());
    if (found === 'used') throw notFound(usedLinkMessage);
    if (!found) throw notFound(invalidLinkMessage);
    const { expiresAt, passkeys, twoStepAt, pendingEmail, sessions } = found;
    return {
      askedAt: resetAskedAt(expiresAt).toISOString(),
      passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      twoStep: twoStepAt !== null,
      twoStepAt: twoStepAt?.toISOString() ?? null,
      pendingEmail: pendingEmail && maskedEmail(pendingEmail.email),
      pendingEmailAt: pendingEmail?.requestedAt.toISOString() ?? null,
      sessions: sessions.map(({ userAgent, createdAt }) => ({
        device: deviceName(userAgent),
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async confirm({ token, newPassword, keep = nothing }: NewPassword): Promise<Confirmation> {
    const { members, resetTokens, passwords, accountSecurity, tokens } = this.needs;
    const { emails, transaction, clock } = this.needs;
    await requireNotLeaked(this.needs.leakedPasswords, 'newPassword', newPassword);
    const passwordHash = await passwords.hash(newPassword);
    await transaction.run(async () => {
      const redeemed = await resetTokens.redeem(tokens.digest(token), clock.now());
      if (!redeemed) {
        const wasUsed = await resetTokens.wasUsed(tokens.digest(token));
        throw invalid('token', wasUsed ? usedLinkMessage : invalidLinkMessage);
      }
      const { memberId, expiresAt } = redeemed;
      const { email } = await members.lock(memberId);
      const askedAt = resetAskedAt(expiresAt);
      const ending = { since: mayBeForeignSince(askedAt), kept: { ...keep, until: askedAt } };
      await this.#meetMailbox(memberId);
      await accountSecurity.secure({ memberId, email }, { ...ending, passwordHash });
      await emails.send(securityEmail, { memberId, change: 'password-reset' });
    });
    return { message: 'Your password has been reset. You can now log in.' };
  }

  /** Whoever reads the e-mails may be somebody else as long as a change can be taken back: its end does it then. */
  async #meetMailbox(memberId: MemberId): Promise<void> {
    const { emailChangeStore: changes, restrictedMailboxes, clock } = this.needs;
    const open = await changes.confirmedSince(memberId, takenBackSince(clock.now()));
    if (open.length === 0) await restrictedMailboxes.meetVerified(memberId);
  }
}
