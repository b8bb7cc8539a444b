import { notMeLinkExpiry } from '@nestmates/domain/members/not-me/not-me-link.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { Tokens } from '../accounts/ports.ts';
import type { NotMeLetters } from '../emails/ports.ts';
import type { NotMeLinkStore } from './ports.ts';

export interface NotMeLinksDeps {
  readonly links: Pick<NotMeLinkStore, 'save'>;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** Makes the link of a letter when that is written, so that the queue never stores a token. */
export class NotMeLinks implements NotMeLetters {
  readonly #deps: NotMeLinksDeps;
  constructor(deps: NotMeLinksDeps) {
    this.#deps = deps;
  }

  async issue({ memberId, to }: Parameters<NotMeLetters['issue']>[0]): Promise<string> {
    const { links, tokens, clock } = this.#deps;
    const token = tokens.generate();
    const expiresAt = notMeLinkExpiry(clock.now());
    await links.save({ memberId, email: to, digest: tokens.digest(token), expiresAt });
    return token;
  }
}
