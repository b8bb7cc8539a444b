import { unnamed } from '@nestmates/domain/office/audit/audit.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KeyedDigests } from '../../platform/shared/ports.ts';
import type { AuditLog } from './ports.ts';

export interface AuditNamesDeps {
  readonly auditLog: Pick<AuditLog, 'namedIn' | 'keepName'>;
  readonly digests: KeyedDigests;
}

/** Lets the audit say who it was whose account is deleted. */
export class AuditNames {
  readonly #deps: AuditNamesDeps;
  constructor(deps: AuditNamesDeps) {
    this.#deps = deps;
  }

  /** In the transaction that deletes the account. */
  async keep(memberId: MemberId): Promise<void> {
    const { auditLog, digests } = this.#deps;
    const account = await auditLog.namedIn(memberId);
    if (!account) return;
    const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
    const digest = await digests.digest('email', account.email);
    await auditLog.keepName(memberId, { name: name || unnamed, digest });
  }
}
