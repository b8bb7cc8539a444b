import {
  codeNotOpen,
  codeRule,
  codeTaken,
  isOpenPromotion,
} from '@nestmates/domain/money/early-access/early-access.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { CodeStore, EarlyAccessQueries } from '../../money/early-access/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { AuditLog } from '../audit/ports.ts';
import type { CodeView, EarlyAccessView, NewCodeForm } from './contract.ts';

export interface EarlyAccessCodesDeps {
  readonly codes: CodeStore;
  readonly queries: EarlyAccessQueries;
  readonly auditLog: Pick<AuditLog, 'add'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** The early-access codes, as administrators create and close them, and whom they have unlocked. */
export class EarlyAccessCodes {
  readonly #deps: EarlyAccessCodesDeps;
  constructor(deps: EarlyAccessCodesDeps) {
    this.#deps = deps;
  }

  async list(): Promise<readonly CodeView[]> {
    const { codes, clock } = this.#deps;
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
    const { codes, auditLog, transaction, clock } = this.#deps;
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
    const { codes, auditLog, transaction, clock } = this.#deps;
    const at = clock.now();
    return transaction.run(async () => {
      if (!(await codes.close(code, at))) throw codeNotOpen();
      const entry = { adminId: by.id, memberId: null, detail: code, at };
      await auditLog.add({ action: 'early-access.code-closed', ...entry });
      return this.list();
    });
  }

  async overview(): Promise<EarlyAccessView> {
    const unlocked = await this.#deps.queries.unlocked();
    return {
      totalCount: unlocked.length,
      users: unlocked.map(({ unlockedAt, ...user }) => ({
        ...user,
        unlockedAt: unlockedAt?.toISOString() ?? null,
      })),
    };
  }
}
