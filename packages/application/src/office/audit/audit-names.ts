import { unnamed } from '@nestmates/domain/office/audit/audit.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Lets the audit say who it was whose account is deleted. */
export class AuditNames extends useCase('auditLog', 'keyedDigests') {
  /** Runs in the transaction that deletes the account. */
  async keep(memberId: MemberId): Promise<void> {
    const { auditLog, keyedDigests: digests } = this.needs;
    const account = await auditLog.namedIn(memberId);
    if (!account) return;
    const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
    const digest = await digests.digest('email', account.email);
    await auditLog.keepName(memberId, { name: name || unnamed, digest });
  }
}
