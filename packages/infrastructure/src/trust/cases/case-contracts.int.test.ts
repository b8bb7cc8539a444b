import { casesContract } from '@nestmates/application/testing/contracts/trust/cases-contract.ts';
import { restrictionsContract } from '@nestmates/application/testing/contracts/trust/restrictions-contract.ts';
import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import { afterAll, beforeAll } from 'vitest';
import { pairPorts } from '../../../testing/pair-ports.ts';
import { RestrictionRepository } from '../../members/restrictions/restriction-repository.ts';
import { CaseRepository } from './case-repository.ts';
import { DecisionRepository } from './decision-repository.ts';
import { EvidenceRepository } from './evidence-repository.ts';
import { ReportRepository } from './report-repository.ts';

let database: Awaited<ReturnType<typeof pairPorts>>;
beforeAll(async () => {
  database = await pairPorts();
});
afterAll(() => database.close());

restrictionsContract('PostgreSQL', () => ({
  ...database.ports,
  restrictions: new RestrictionRepository(database.transaction),
}));
casesContract('PostgreSQL', () => ({
  ...database.ports,
  cases: new CaseRepository(database.transaction),
  decisions: new DecisionRepository(database.transaction),
  reports: new ReportRepository(database.transaction),
  addEvidence: (caseId) => {
    const thing = { kind: 'member', id: 1 } as const;
    const evidence = { caseId, thing, content: evidenceOf({ title: 'Bea' }), takenAt: new Date() };
    return new EvidenceRepository(database.transaction).add(evidence, String(caseId), []);
  },
}));
