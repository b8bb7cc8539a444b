import { invalidVerificationLinkMessage } from '@nestmates/domain/members/accounts/verification-link.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { Emails } from '../emails/emails.ts';
import type { VerifiedView } from './contract.ts';
import { emailVerified } from './email-verified.ts';
import { verificationEmail } from './emails.ts';
import type { Tokens, VerificationLinks } from './ports.ts';

export interface EmailVerificationDeps {
  readonly links: VerificationLinks;
  readonly tokens: Tokens;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Shows that an e-mail address belongs to the member who registered with it. */
export class EmailVerification {
  readonly #deps: EmailVerificationDeps;
  constructor(deps: EmailVerificationDeps) {
    this.#deps = deps;
  }

  /** Answers the same for a member who is verified already. */
  async resend(by: { readonly id: MemberId }): Promise<Confirmation> {
    await this.#deps.emails.send(verificationEmail, { memberId: by.id });
    return { message: 'A new link is on its way to your inbox. It works for a day.' };
  }

  /** Opening a link twice is not an error: mail programs and impatient fingers do it. */
  confirm({ token }: { token: string }): Promise<VerifiedView> {
    const { links, tokens, events, jobs, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const redeemed = await links.redeem(tokens.digest(token), clock.now());
      if (!redeemed) throw invalid('token', invalidVerificationLinkMessage);
      if (redeemed === 'replaced') return { status: 'replaced' };
      if (redeemed.usedBefore) return { status: 'already-verified' };
      await events.announce([redeemed.memberId], { type: 'access' });
      await jobs.add(emailVerified, { memberId: redeemed.memberId });
      return { status: 'verified' };
    });
  }
}
