import { deletedMeanwhile } from '@nestmates/domain/members/email-change/email-change.ts';
import type { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { EndedLinks } from './ports.ts';

export interface UnknownLinksDeps {
  readonly ended: Pick<EndedLinks, 'find'>;
  /** Whom to write to. */
  readonly contact: string;
}

/** Says why a link by which an account is got back is unknown. */
export class UnknownLinks {
  readonly #deps: UnknownLinksDeps;
  constructor(deps: UnknownLinksDeps) {
    this.#deps = deps;
  }

  async refusalOf(digest: string, otherwise: () => DomainError): Promise<DomainError> {
    const { ended, contact } = this.#deps;
    const deletedAt = await ended.find(digest);
    return deletedAt ? deletedMeanwhile(deletedAt, contact) : otherwise();
  }
}
