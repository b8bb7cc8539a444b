import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Reports weigh nothing while the reporter's e-mail has to be verified, and what they weigh from then on. */
export class ReportsWeighedAgain extends useCase('reportStore', 'caseStore', 'caseRecord', 'transaction') {
  async weigh(reporterId: MemberId): Promise<void> {
    const { reportStore: reports, caseStore: cases, caseRecord: record, transaction } = this.needs;
    for (const caseId of await reports.openCasesOf(reporterId)) {
      await transaction.run(async () => {
        const current = await cases.lock(caseId);
        if (current) await record.add(current);
      });
    }
  }
}
