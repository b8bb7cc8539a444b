import { resetLinkExpiry } from '@nestmates/domain/members/accounts/password-reset.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Recipient } from '../emails/email.ts';

/** Makes the links with which members choose new passwords. */
export class ResetLinks extends useCase('members', 'resetTokens', 'tokens', 'clock') {
  /** The token is generated when its e-mail is written and not with the request, so that the queue never stores it. */
  async issue(email: string): Promise<(Recipient & { readonly token: string }) | undefined> {
    const { members, resetTokens, tokens, clock } = this.needs;
    const member = await members.findByEmail(email);
    if (!member) return undefined;
    const token = tokens.generate();
    const link = { digest: tokens.digest(token), expiresAt: resetLinkExpiry(clock.now()) };
    if (!(await resetTokens.save(member, link))) return undefined;
    return { memberId: member.id, to: member.email, firstName: member.firstName, token };
  }
}
