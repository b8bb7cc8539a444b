import { invalidLinkMessage, resetLinkExpiry } from '@nestmates/domain/accounts/password-reset.ts';
import { invalid } from '@nestmates/domain/shared/errors.ts';
import { productName } from '@nestmates/domain/shared/product.ts';
import { hours } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import type { Confirmation } from '../contract/fields.ts';
import { type Jobs, job } from '../jobs/jobs.ts';
import { renderLetter } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock, RateLimiter, Transaction } from '../shared/ports.ts';
import type { Members, Passwords, ResetTokens, Tokens } from './ports.ts';
import type { Sessions } from './sessions.ts';

export const sendResetLink = job('accounts.send-reset-link', z.object({ email: z.string() }));

export interface PasswordResetDeps {
  readonly members: Members;
  readonly resetTokens: ResetTokens;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly rateLimiter: RateLimiter;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

const requestsPerEmail = { max: 5, per: hours(1) };

export class PasswordReset {
  readonly #deps: PasswordResetDeps;
  constructor(deps: PasswordResetDeps) {
    this.#deps = deps;
  }

  /** Does the same for every address; whether it is known only shows in the job. */
  async request({ email }: { email: string }): Promise<Confirmation> {
    const { rateLimiter, jobs } = this.#deps;
    await rateLimiter.consume('reset.email', email, requestsPerEmail);
    await jobs.add(sendResetLink, { email });
    return { message: 'If an account exists for this email, a reset link is on its way.' };
  }

  /** The token is made here and not at the request, so that it never waits in a queue in the clear. */
  async sendLink({ email }: { email: string }): Promise<void> {
    const { members, resetTokens, tokens, mailer, clock, publicUrl } = this.#deps;
    const member = await members.findByEmail(email);
    if (!member) return;
    const token = tokens.generate();
    await resetTokens.save(member.id, {
      digest: tokens.digest(token),
      expiresAt: resetLinkExpiry(clock.now()),
    });
    await mailer.send(
      renderLetter({
        to: member.email,
        subject: `Reset your ${productName} password`,
        paragraphs: [
          member.firstName ? `Hi ${member.firstName},` : 'Hi,',
          'Someone, hopefully you, asked for a new password. The link works once, for one hour.',
        ],
        action: { label: 'Choose a new password', href: `${publicUrl()}/reset-password?token=${token}` },
        closing: 'If this was not you, you can leave this letter alone. Your password stays as it is.',
      }),
    );
  }

  async confirm({ token, newPassword }: { token: string; newPassword: string }): Promise<Confirmation> {
    const { members, resetTokens, passwords, sessions, tokens, transaction, clock } = this.#deps;
    const passwordHash = await passwords.hash(newPassword);
    await transaction.run(async () => {
      const memberId = await resetTokens.redeem(tokens.digest(token), clock.now());
      if (!memberId) {
        throw invalid('token', invalidLinkMessage);
      }
      await members.setPassword(memberId, passwordHash);
      await sessions.closeAll(memberId);
    });
    return { message: 'Your password has been reset. You can now log in.' };
  }
}
