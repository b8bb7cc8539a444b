import { deletedMeanwhile } from '@nestmates/domain/members/email-change/email-change.ts';
import type { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Says why a link by which an account is got back is unknown. */
export class UnknownLinks extends useCase('endedLinks', 'linkContact') {
  async refusalOf(digest: string, otherwise: () => DomainError): Promise<DomainError> {
    const { endedLinks: ended, linkContact: contact } = this.needs;
    const deletedAt = await ended.find(digest);
    return deletedAt ? deletedMeanwhile(deletedAt, contact) : otherwise();
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly unknownLinks: UnknownLinks;
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly linkContact: string;
  }
}
