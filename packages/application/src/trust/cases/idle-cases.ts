import { later } from '@nestmates/domain/platform/shared/time.ts';
import { idleFor } from '@nestmates/domain/trust/cases/withdrawn-report.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

const endedAtOnce = 200;

/** Ends cases whose reports were all withdrawn, so that their evidence does not stay for ever. */
export class IdleCases extends useCase('caseStore', 'caseRecord', 'reportStore', 'transaction', 'clock') {
  /** How many were found. One that another process has ended, or that was reported anew meanwhile, stays as it is. */
  async end(limit = endedAtOnce): Promise<number> {
    const { caseStore: cases, caseRecord: record, reportStore: reports, transaction, clock } = this.needs;
    const found = await cases.idleSince(later(clock.now(), -idleFor), limit);
    for (const id of found) {
      await transaction.run(async () => {
        const current = await cases.lock(id);
        if (current?.status !== 'open' || (await reports.openOf(id)).length > 0) return;
        await record.add(current, { type: 'expired', byId: null, at: clock.now() });
      });
    }
    return found.length;
  }

  async endAll(): Promise<void> {
    while ((await this.end()) === endedAtOnce);
  }
}
