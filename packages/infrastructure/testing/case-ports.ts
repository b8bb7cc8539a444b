import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import { RestrictedMailboxRepository } from '../src/members/restrictions/restricted-mailbox-repository.ts';
import { RestrictionRepository } from '../src/members/restrictions/restriction-repository.ts';
import { SharedLimitRepository } from '../src/members/restrictions/shared-limit-repository.ts';
import { CaseRepository } from '../src/trust/cases/case-repository.ts';
import { DecisionRepository } from '../src/trust/cases/decision-repository.ts';
import { DepartureRepository } from '../src/trust/cases/departure-repository.ts';
import { EvidenceRepository } from '../src/trust/cases/evidence-repository.ts';
import { ReportRepository } from '../src/trust/cases/report-repository.ts';
import type { pairPorts } from './pair-ports.ts';

/** What the contracts need of cases, in the database of those of pairs. */
export function casePortsOf({ ports, transaction }: Awaited<ReturnType<typeof pairPorts>>) {
  const evidence = new EvidenceRepository(transaction);
  return {
    ...ports,
    cases: new CaseRepository(transaction),
    decisions: new DecisionRepository(transaction),
    reports: new ReportRepository(transaction, 'required'),
    restrictions: new RestrictionRepository(transaction),
    mailboxes: new RestrictedMailboxRepository(transaction),
    shared: new SharedLimitRepository(transaction),
    departures: new DepartureRepository(transaction),
    evidence,
    addEvidence: (caseId: number): Promise<number> => {
      const thing = { kind: 'member', id: 1 } as const;
      const content = evidenceOf({ title: 'Bea' });
      return evidence.add({ caseId, thing, content, takenAt: new Date() }, String(caseId), []);
    },
  };
}
