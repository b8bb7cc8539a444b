import { PaymentChanges } from '@nestmates/application/market/orders/money/payment-changes.ts';
import type { ReconciliationReport } from '@nestmates/application/office/money/ports.ts';
import { Reconciliation } from '@nestmates/application/office/money/reconciliation.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Our books beside the provider's statement of all that a test has done. */
export async function reconcile({ container, clock }: TestServer): Promise<ReconciliationReport> {
  const now = clock.now();
  const period = { from: later(now, -days(400)), to: later(now, days(1)) };
  const [report] = await container.get(Reconciliation).run(period);
  if (!report) throw new Error('There is no payment provider');
  return report;
}

/**
 * The end of every test that moves money: to the cent what the provider says. A test's platform has no money of its
 * own, so what it has lost to the provider's fees is not there; that the balance covers what is held is no matter here.
 */
export async function expectBooksToAgree(server: TestServer): Promise<void> {
  await server.runJobs();
  const { differences, oursCents, theirsCents, underWayCents } = await reconcile(server);
  expect(differences.filter(({ kind }) => kind !== 'uncovered')).toEqual([]);
  expect(oursCents + underWayCents).toBe(theirsCents);
}

/** The daily look at each payment. */
export const lookAtPayments = ({ container }: TestServer): Promise<void> =>
  container.get(PaymentChanges).lookAtOld();
