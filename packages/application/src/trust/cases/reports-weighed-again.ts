import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Transaction } from '../../platform/shared/ports.ts';
import type { CaseRecord } from './case-record.ts';
import type { CaseStore } from './ports.ts';
import type { ReportStore } from './report-ports.ts';

export interface ReportsWeighedAgainDeps {
  readonly reports: Pick<ReportStore, 'openCasesOf'>;
  readonly cases: Pick<CaseStore, 'lock'>;
  readonly record: Pick<CaseRecord, 'add'>;
  readonly transaction: Transaction;
}

/** Reports weigh nothing while the reporter's e-mail has to be verified, and what they weigh from then on. */
export class ReportsWeighedAgain {
  readonly #deps: ReportsWeighedAgainDeps;
  constructor(deps: ReportsWeighedAgainDeps) {
    this.#deps = deps;
  }

  async weigh(reporterId: MemberId): Promise<void> {
    const { reports, cases, record, transaction } = this.#deps;
    for (const caseId of await reports.openCasesOf(reporterId)) {
      await transaction.run(async () => {
        const current = await cases.lock(caseId);
        if (current) await record.add(current);
      });
    }
  }
}
