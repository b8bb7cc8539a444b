import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { Alerts } from '../../platform/shared/alerts.ts';
import type { CaseStore } from './ports.ts';

export interface UrgentCasesDeps {
  readonly cases: Pick<CaseStore, 'find'>;
  readonly alerts: Alerts;
}

/**
 * Tells operators of a case in which somebody may be in danger, and which nobody has looked after for an hour; and of one
 * whose reports have an effect before anybody has looked.
 */
export class UrgentCases {
  readonly #deps: UrgentCasesDeps;
  constructor(deps: UrgentCasesDeps) {
    this.#deps = deps;
  }

  /** So that somebody looks soon whether they are true. */
  async alertEffect(caseId: CaseId): Promise<void> {
    const { cases, alerts } = this.#deps;
    if ((await cases.find(caseId))?.status !== 'open') return;
    alerts.raise('reports have hidden something or limited a member before anybody has looked', { caseId });
  }

  async alert(caseId: CaseId): Promise<void> {
    const { cases, alerts } = this.#deps;
    const current = await cases.find(caseId);
    if (current?.status !== 'open') return;
    alerts.raise('a case in which somebody may be in danger waits for longer than an hour', {
      caseId,
      claimed: current.claimedBy === null ? 'no' : 'yes',
    });
  }
}
