import {
  codeNotOpen,
  codeRule,
  codeTaken,
  isOpenPromotion,
} from '@nestmates/domain/money/early-access/early-access.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { CodeView, EarlyAccessView, NewCodeForm } from './contract.ts';

/** The early-access codes, as administrators create and close them, and whom they have unlocked. */
export class EarlyAccessCodes extends useCase(
  'codeStore',
  'earlyAccessQueries',
  'auditLog',
  'transaction',
  'clock',
) {
  async list(): Promise<readonly CodeView[]> {
    const { codeStore: codes, clock } = this.needs;
    const now = clock.now();
    return (await codes.all()).map((promotion) => ({
      code: promotion.code,
      places: promotion.capacity,
      used: promotion.used,
      opensAt: promotion.opensAt?.toISOString() ?? null,
      closesAt: promotion.closesAt?.toISOString() ?? null,
      open: isOpenPromotion(promotion, now),
    }));
  }

  create(by: Administrator, { code, places, closesAt }: NewCodeForm): Promise<readonly CodeView[]> {
    const { codeStore: codes, auditLog, transaction, clock } = this.needs;
    const at = clock.now();
    const closing = closesAt ? new Date(closesAt) : null;
    if (closing && closing <= at) throw invalid('closesAt', codeRule.pastClosing);
    return transaction.run(async () => {
      if (!(await codes.add({ code, places, closesAt: closing }))) throw codeTaken();
      const detail = `${code}, ${places} places`;
      await auditLog.add({ action: 'early-access.code-created', adminId: by.id, memberId: null, detail, at });
      return this.list();
    });
  }

  /** Nobody can use it from now on; whoever has used it keeps what it opened. */
  close(by: Administrator, code: string): Promise<readonly CodeView[]> {
    const { codeStore: codes, auditLog, transaction, clock } = this.needs;
    const at = clock.now();
    return transaction.run(async () => {
      if (!(await codes.close(code, at))) throw codeNotOpen();
      const entry = { adminId: by.id, memberId: null, detail: code, at };
      await auditLog.add({ action: 'early-access.code-closed', ...entry });
      return this.list();
    });
  }

  async overview(): Promise<EarlyAccessView> {
    const unlocked = await this.needs.earlyAccessQueries.unlocked();
    return {
      totalCount: unlocked.length,
      users: unlocked.map(({ unlockedAt, ...user }) => ({
        ...user,
        unlockedAt: unlockedAt?.toISOString() ?? null,
      })),
    };
  }
}
