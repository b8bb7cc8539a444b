import { invalidVerificationLinkMessage } from '@nestmates/domain/members/accounts/verification-link.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { VerifiedView } from './contract.ts';
import { emailVerified } from './email-verified.ts';
import { verificationEmail } from './emails.ts';

/** Shows that an e-mail address belongs to the member who registered with it. */
export class EmailVerification extends useCase(
  'verificationLinks',
  'tokens',
  'restrictedMailboxes',
  'emails',
  'events',
  'jobs',
  'transaction',
  'clock',
) {
  /** Answers the same for a member who is verified already. */
  async resend(by: { readonly id: MemberId }): Promise<Confirmation> {
    await this.needs.emails.send(verificationEmail, { memberId: by.id });
    return { message: 'A new link is on its way to your inbox. It works for a day.' };
  }

  /** Opening a link twice is not an error: mail programs and impatient fingers do it. */
  confirm({ token }: { token: string }): Promise<VerifiedView> {
    const { verificationLinks: links, restrictedMailboxes, tokens, events, jobs } = this.needs;
    const { transaction, clock } = this.needs;
    return transaction.run(async () => {
      const redeemed = await links.redeem(tokens.digest(token), clock.now());
      if (!redeemed) throw invalid('token', invalidVerificationLinkMessage);
      if (redeemed === 'replaced') return { status: 'replaced' };
      if (redeemed.usedBefore) return { status: 'already-verified' };
      await restrictedMailboxes.meetVerified(redeemed.memberId);
      await events.announce([redeemed.memberId], { type: 'access' });
      await jobs.add(emailVerified, { memberId: redeemed.memberId });
      return { status: 'verified' };
    });
  }
}
