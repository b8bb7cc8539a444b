import { verificationLinkExpiry } from '@nestmates/domain/members/accounts/verification-link.ts';
import { isEmailVerified } from '@nestmates/domain/platform/access/email-verification.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Recipient } from '../emails/email.ts';

/** Makes the links with which members verify their e-mails. */
export class VerificationLinkIssuer extends useCase('members', 'verificationLinks', 'tokens', 'clock') {
  /** The token is generated when its e-mail is written and not with the request, so that the queue never stores it. */
  async issue(memberId: MemberId): Promise<(Recipient & { readonly token: string }) | undefined> {
    const { members, verificationLinks: links, tokens, clock } = this.needs;
    const member = await members.find(memberId);
    if (!member || isEmailVerified(member)) return undefined;
    const token = tokens.generate();
    await links.save(memberId, {
      digest: tokens.digest(token),
      expiresAt: verificationLinkExpiry(clock.now()),
    });
    return { memberId, to: member.email, firstName: member.firstName, token };
  }
}
