import { accountsOf, type MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect, it } from 'vitest';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { PaymentProviders } from '../../money/payments/payment-providers.ts';
import { jobHandler } from '../../platform/jobs/jobs.ts';
import type { ReconciliationReport } from './ports.ts';
import { Reconciliation, reconcileAgain } from './reconciliation.ts';

/** Our books say that 1000 cents are there; the provider says what the test lets it say. */
function comparing() {
  const [clock, jobs] = [new StoppedClock(), new MemoryJobs()];
  const theirs = { cents: 1000 };
  const books: { kind: MovementKind; cents: number }[] = [{ kind: 'charge', cents: 1000 }];
  const kept: ReconciliationReport[] = [];
  const alerts: { readonly alert: string; readonly facts: object }[] = [];
  const statement = {
    lines: async () => [],
    balance: async () => theirs.cents,
    taxOf: async () => 0,
    paysOutByItself: async () => false,
  };
  const reconciliation = new Reconciliation({
    reconciliationStore: {
      rows: async () => [],
      customersAmong: async () => [],
      enter: async () => 0,
      planRows: async () => [],
      hasTax: async () => false,
      nameLines: async () => undefined,
      accounts: async () => accountsOf(books),
      heldForPayments: async () => accountsOf(books).held,
      underWay: async () => 0,
      overview: async () => ({ accounts: accountsOf([]), owedCents: 0, reports: kept.toReversed() }),
      keep: async (report) => void kept.push(report),
    },
    planTaxes: stub({ enter: async () => undefined }),
    paymentProviders: stub(new PaymentProviders({ providers: [{ name: 'memory', statement }] })),
    jobs,
    alerts: { raise: (alert, facts) => void alerts.push({ alert, facts }) },
    clock,
  });
  const handlers = [jobHandler(reconcileAgain, (payload) => reconciliation.runAgain(payload))];
  const tenMinutesLater = () => {
    clock.forward(minutes(10));
    return jobs.runDue(handlers, clock.now());
  };
  return { reconciliation, theirs, books, kept, alerts, tenMinutesLater };
}

const uncovered = (balance: number) => ({
  alert: 'the balance does not cover what is held for orders and taxes',
  facts: { provider: 'memory', heldAndTax: 1000, balance },
});

it('compares once more before anybody is told, as money moves while both sides are read', async () => {
  const { reconciliation, theirs, kept, alerts, tenMinutesLater } = comparing();
  theirs.cents = 900;
  await reconciliation.runDaily();
  expect([kept, alerts]).toEqual([[], []]);
  theirs.cents = 1000;
  await tenMinutesLater();
  expect(kept).toMatchObject([{ differences: [] }]);
  expect(alerts).toEqual([]);
});

it('tells of what differs twice', async () => {
  const { reconciliation, theirs, kept, alerts, tenMinutesLater } = comparing();
  theirs.cents = 900;
  await reconciliation.runDaily();
  await tenMinutesLater();
  expect(kept).toMatchObject([
    { differences: [{ kind: 'balance', oursCents: 1000, theirsCents: 900 }, { kind: 'uncovered' }] },
  ]);
  expect(alerts).toEqual([
    {
      alert: 'our books differ from those of the payment provider',
      facts: { provider: 'memory', differences: 1, ours: 1000, theirs: 900 },
    },
    uncovered(900),
  ]);
});

it('tells of held money that is not there, though both sides say the same, once while it lasts', async () => {
  const { reconciliation, theirs, books, kept, alerts } = comparing();
  const now = new StoppedClock().now();
  books.push({ kind: 'payout', cents: 400 });
  theirs.cents = 600;
  await reconciliation.run({ from: now, to: now });
  expect(kept).toMatchObject([{ differences: [{ kind: 'uncovered', oursCents: 1000, theirsCents: 600 }] }]);
  expect(alerts).toEqual([uncovered(600)]);
  await reconciliation.run({ from: now, to: now });
  expect(kept.at(-1)).toMatchObject({ differences: [{ kind: 'uncovered' }] });
  expect(alerts).toHaveLength(1);
  books.push({ kind: 'planPayment', cents: 400 });
  theirs.cents = 1000;
  await reconciliation.run({ from: now, to: now });
  expect(kept.at(-1)).toMatchObject({ differences: [] });
  books.push({ kind: 'payout', cents: 300 });
  theirs.cents = 700;
  await reconciliation.run({ from: now, to: now });
  expect(alerts).toEqual([uncovered(600), uncovered(700)]);
});
