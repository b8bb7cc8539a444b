import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { DecisionRepository } from '@nestmates/infrastructure/trust/cases/decision-repository.ts';
import { EvidenceRepository } from '@nestmates/infrastructure/trust/cases/evidence-repository.ts';
import type { Container } from 'inversify';
import { swap as swapCases } from './naive-cases.ts';

/** Keeps neither the photos nor the member from going away, and refers to the member by nothing that would. */
export function swap(container: Container): void {
  // Once: run again after a deadlock, what holds no lock would often end well after all.
  const transaction = new KnexTransaction(container.get(KnexTransaction).db, { tries: 1 });
  container.rebind(KnexTransaction).toConstantValue(transaction);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  const outside = new EvidenceRepository(new KnexTransaction(transaction.db));
  const evidence = new EvidenceRepository(transaction);
  evidence.holdPhotos = (names) => outside.holdPhotos(names);
  container.rebind(port('evidenceStore')).toConstantValue(evidence);
  const decisions = new DecisionRepository(transaction);
  const add = decisions.add.bind(decisions);
  decisions.add = (caseId, _, decision) => add(caseId, null, decision);
  container.rebind(port('decisionStore')).toConstantValue(decisions);
  swapCases(container);
}
