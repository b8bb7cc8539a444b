import { notMeLinkExpiry } from '@nestmates/domain/members/not-me/not-me-link.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { NotMeLinkIssuer } from '../emails/ports.ts';

/** Makes the link of an e-mail when that is written, so that the queue never stores a token. */
export class NotMeLinks extends useCase('notMeLinkStore', 'tokens', 'clock') implements NotMeLinkIssuer {
  async issue({ memberId, to }: Parameters<NotMeLinkIssuer['issue']>[0]): Promise<string> {
    const { notMeLinkStore: links, tokens, clock } = this.needs;
    const token = tokens.generate();
    const expiresAt = notMeLinkExpiry(clock.now());
    await links.save({ memberId, email: to, digest: tokens.digest(token), expiresAt });
    return token;
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly notMeLinks: NotMeLinks;
  }
}
