import { resetLinkExpiry } from '@nestmates/domain/members/accounts/password-reset.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { Recipient } from '../emails/email.ts';
import type { Members, ResetTokens, Tokens } from './ports.ts';

export interface ResetLinksDeps {
  readonly members: Pick<Members, 'findByEmail'>;
  readonly resetTokens: Pick<ResetTokens, 'save'>;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** Makes the links with which members choose new passwords. */
export class ResetLinks {
  readonly #deps: ResetLinksDeps;
  constructor(deps: ResetLinksDeps) {
    this.#deps = deps;
  }

  /** The token is generated when its e-mail is written and not with the request, so that the queue never stores it. */
  async issue(email: string): Promise<(Recipient & { readonly token: string }) | undefined> {
    const { members, resetTokens, tokens, clock } = this.#deps;
    const member = await members.findByEmail(email);
    if (!member) return undefined;
    const token = tokens.generate();
    await resetTokens.save(member.id, {
      digest: tokens.digest(token),
      expiresAt: resetLinkExpiry(clock.now()),
    });
    return { memberId: member.id, to: member.email, firstName: member.firstName, token };
  }
}
