import {
  type GuaranteeId,
  guaranteedCents,
  guaranteeUnknown,
  retryGuarantee,
} from '@nestmates/domain/money/subscriptions/guarantee.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { payBackGuarantee, payBackKey } from '../../money/subscriptions/guarantees.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { AdminGuaranteeView } from './contract.ts';
import { viewOfGuarantee } from './view-of-guarantee.ts';

/** A guarantee that the payment provider has refused to pay back. */
export class GuaranteeRetries extends useCase(
  'guaranteeStore',
  'moneyAuthority',
  'auditLog',
  'jobs',
  'transaction',
  'clock',
) {
  /** Tells the second of two at once that it is under way. */
  retry(by: Administrator, guaranteeId: GuaranteeId): Promise<AdminGuaranteeView> {
    const {
      guaranteeStore: store,
      moneyAuthority: authority,
      auditLog,
      jobs,
      transaction,
      clock,
    } = this.needs;
    return transaction.run(async () => {
      const refused = await store.lock(guaranteeId);
      if (!refused) throw guaranteeUnknown();
      const { memberId } = refused;
      await authority.requireForMember(by, memberId);
      const asked = retryGuarantee(refused);
      await store.save(asked);
      const detail = `${dollars(guaranteedCents(asked.refunds))}, attempt ${asked.attempt}`;
      await auditLog.add({ action: 'guarantee.retried', adminId: by.id, memberId, detail, at: clock.now() });
      await jobs.add(payBackGuarantee, { guaranteeId }, { key: payBackKey(guaranteeId) });
      return viewOfGuarantee(asked);
    });
  }
}
