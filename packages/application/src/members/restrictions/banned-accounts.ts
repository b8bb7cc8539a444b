import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Clock, KeyedDigests } from '../../platform/shared/ports.ts';
import type { BannedEmails } from './ports.ts';

export interface BannedAccountsDeps {
  readonly emails: BannedEmails;
  readonly digests: KeyedDigests;
  readonly clock: Clock;
}

const keptFor = days(365);

/** The e-mails of banned accounts, as digests, also once the accounts are deleted. */
export class BannedAccounts {
  readonly #deps: BannedAccountsDeps;
  constructor(deps: BannedAccountsDeps) {
    this.#deps = deps;
  }

  async requireNotBanned(email: string): Promise<void> {
    const { emails, digests, clock } = this.#deps;
    if (!(await emails.includes(await digests.digest('email', email), clock.now()))) return;
    throw new DomainError('forbidden', 'RESTRICTED', 'No account can be opened with this email.');
  }

  async add(email: string): Promise<void> {
    const { emails, digests, clock } = this.#deps;
    await emails.add(await digests.digest('email', email), later(clock.now(), keptFor));
  }

  async remove(email: string): Promise<void> {
    const { emails, digests } = this.#deps;
    await emails.remove(await digests.digest('email', email));
  }
}
