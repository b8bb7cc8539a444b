import { verificationLinkExpiry } from '@nestmates/domain/members/accounts/verification-link.ts';
import { isEmailVerified } from '@nestmates/domain/platform/access/email-verification.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { Recipient } from '../emails/email.ts';
import type { Members, Tokens, VerificationLinks } from './ports.ts';

export interface VerificationLinkIssuerDeps {
  readonly members: Pick<Members, 'find'>;
  readonly links: Pick<VerificationLinks, 'save'>;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** Makes the links with which members verify their e-mails. */
export class VerificationLinkIssuer {
  readonly #deps: VerificationLinkIssuerDeps;
  constructor(deps: VerificationLinkIssuerDeps) {
    this.#deps = deps;
  }

  /** The token is generated when its e-mail is written and not with the request, so that the queue never stores it. */
  async issue(memberId: MemberId): Promise<(Recipient & { readonly token: string }) | undefined> {
    const { members, links, tokens, clock } = this.#deps;
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
