import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/**
 * Tells operators of a case in which somebody may be in danger, and which nobody has looked after for an hour; and of one
 * whose reports have an effect before anybody has looked.
 */
export class UrgentCases extends useCase('caseStore', 'alerts') {
  /** So that somebody looks soon whether they are true. */
  async alertEffect(caseId: CaseId): Promise<void> {
    const { caseStore: cases, alerts } = this.needs;
    if ((await cases.find(caseId))?.status !== 'open') return;
    alerts.raise('reports have hidden something or limited a member before anybody has looked', { caseId });
  }

  async alert(caseId: CaseId): Promise<void> {
    const { caseStore: cases, alerts } = this.needs;
    const current = await cases.find(caseId);
    if (current?.status !== 'open') return;
    alerts.raise('a case in which somebody may be in danger waits for longer than an hour', {
      caseId,
      claimed: current.claimedBy === null ? 'no' : 'yes',
    });
  }
}
