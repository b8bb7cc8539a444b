import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import type { BookedRow } from '@nestmates/domain/office/money/reconciliation.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { PaymentProviders } from '../../money/payments/payment-providers.ts';
import type { ProviderStatement, StatementLine } from '../../money/payments/provider-statement.ts';
import type { Taxes } from '../../money/taxes/taxes.ts';
import { PlanTaxes } from './plan-taxes.ts';
import type { Period, PlatformRow, ReconciliationReport, ReconciliationStore } from './ports.ts';
import { Reconciliation } from './reconciliation.ts';

const subscriber = 'cus_subscriber';

function reconciliationInMemory({ withTax = false } = {}) {
  const clock = new StoppedClock();
  const alerts: { readonly alert: string; readonly facts: object }[] = [];
  const [entered, reports]: [PlatformRow[], ReconciliationReport[]] = [[], []];
  const asked: {
    customers?: readonly string[];
    period?: Period;
    names?: readonly object[];
    rows?: object;
    taxes?: readonly string[];
  } = {};
  const provider = { lines: [] as StatementLine[], balance: 0, underWay: 0, books: [] as BookedRow[] };
  /** How much of each payment for a plan is tax. */
  const taxOf = new Map<string, number>();
  const statement: ProviderStatement = {
    async taxOf(paymentId) {
      asked.taxes = [...(asked.taxes ?? []), paymentId];
      return taxOf.get(paymentId) ?? 0;
    },
    payerOf: async () => undefined,
    async lines(period) {
      asked.period = period;
      return provider.lines;
    },
    balance: async () => provider.balance,
    paysOutByItself: async () => false,
  };
  const store: ReconciliationStore = {
    async rows(_, which) {
      asked.rows = which;
      return [...provider.books, ...entered.map(bookedOf)];
    },
    async customersAmong(_, ids) {
      asked.customers = ids;
      return ids.filter((id) => id === subscriber);
    },
    async enter(_, rows) {
      entered.push(...rows);
      return rows.length;
    },
    async planRows(_, ids) {
      return entered.flatMap(({ paymentId, ...row }) =>
        paymentId !== null && ids.includes(paymentId) ? [{ ...row, paymentId }] : [],
      );
    },
    hasTax: async () => entered.some(({ kind }) => kind === 'planTax'),
    async nameLines(lines) {
      asked.names = lines;
    },
    accounts: async () => accountsOf([...provider.books, ...entered]),
    heldForPayments: async () => accountsOf(provider.books).held,
    underWay: async () => provider.underWay,
    overview: async () => ({ accounts: accountsOf([]), owedCents: 0, reports }),
    async keep(report) {
      reports.push(report);
    },
  };
  const taxes: Taxes = { addedTo: (what) => (withTax ? what : undefined), highestBasisPoints: 0 };
  const reconciliation = new Reconciliation({
    clock,
    alerts: { raise: (alert, facts) => void alerts.push({ alert, facts }) },
    jobs: new MemoryJobs(),
    paymentProviders: stub(new PaymentProviders({ providers: [{ name: 'memory', statement }] })),
    reconciliationStore: store,
    planTaxes: new PlanTaxes({ reconciliationStore: store, taxes, clock }),
  });
  return { clock, alerts, entered, reports, asked, provider, taxOf, reconciliation };
}

const bookedOf = ({ at: _, ...row }: PlatformRow): BookedRow => ({ ...row, reference: null });

let app: ReturnType<typeof reconciliationInMemory>;
beforeEach(() => {
  app = reconciliationInMemory();
});

const line = (given: Partial<StatementLine> & Pick<StatementLine, 'kind' | 'objectId'>): StatementLine => ({
  id: `line of ${given.objectId}`,
  cents: 1000,
  feeCents: 0,
  currency: 'usd',
  at: app.clock.now(),
  reference: null,
  customerId: null,
  paymentId: null,
  isForeign: false,
  ...given,
});

async function reconcile(lines: readonly StatementLine[]): Promise<ReconciliationReport> {
  app.provider.lines.push(...lines);
  const to = app.clock.now();
  const [report] = await app.reconciliation.run({ from: later(to, -days(3)), to });
  if (!report) throw new Error('There is no report');
  return report;
}

const entered = () => app.entered.map(({ kind, providerId, cents }) => [kind, providerId, cents]);

describe('a comparison with the provider', () => {
  it('is over three days, and kept', async () => {
    const to = app.clock.now();
    const period = { from: later(to, -days(3)), to };
    await app.reconciliation.runDaily();
    expect(app.asked.period).toEqual(period);
    expect(app.reports).toEqual([
      {
        ...period,
        provider: 'memory',
        ranAt: to,
        lines: 0,
        entered: 0,
        oursCents: 0,
        theirsCents: 0,
        underWayCents: 0,
        differences: [],
      },
    ]);
    expect(app.alerts).toEqual([]);
  });

  it('enters plans, payouts and their fees, of which the statement alone tells', async () => {
    app.provider.balance = 1000 - 59 - 200 - 400;
    const { differences } = await reconcile([
      line({ kind: 'charge', objectId: 'ch_1', feeCents: 59, customerId: subscriber, isForeign: true }),
      line({ kind: 'refund', objectId: 're_1', cents: 200, customerId: subscriber, isForeign: true }),
      line({ kind: 'payout', objectId: 'po_1', cents: 400 }),
    ]);
    expect(entered()).toEqual([
      ['planPayment', 'ch_1', 1000],
      ['providerFee', 'ch_1', 59],
      ['planRefund', 're_1', 200],
      ['payout', 'po_1', 400],
    ]);
    expect(app.entered[0]).toMatchObject({ at: app.clock.now(), balanceTransaction: 'line of ch_1' });
    expect(differences).toEqual([]);
    expect(app.alerts).toEqual([]);
  });

  it('asks for each customer once, and takes nobody else’s payment for a plan', async () => {
    await reconcile([
      line({ kind: 'charge', objectId: 'ch_1', customerId: subscriber }),
      line({ kind: 'dispute', objectId: 'du_1', customerId: subscriber }),
      line({ kind: 'charge', objectId: 'ch_2', customerId: 'cus_other', isForeign: true }),
      line({ kind: 'charge', objectId: 'ch_3' }),
    ]);
    expect(app.asked.customers).toEqual([subscriber, 'cus_other']);
    expect(entered()).toEqual([
      ['planPayment', 'ch_1', 1000],
      ['planDispute', 'du_1', 1000],
    ]);
  });

  it('enters nothing of another installation or in another currency', async () => {
    await reconcile([
      line({ kind: 'payout', objectId: 'po_1', isForeign: true }),
      line({ kind: 'payout', objectId: 'po_2', currency: 'eur' }),
    ]);
    expect(entered()).toEqual([]);
  });

  it('names the lines of what is ours, and asks for the rows about all of them', async () => {
    await reconcile([
      line({ kind: 'release', objectId: 'tr_1' }),
      line({ kind: 'release', objectId: 'tr_2', isForeign: true }),
      line({ kind: 'other', objectId: 'adj_1' }),
    ]);
    expect(app.asked.names).toEqual([{ kind: 'release', providerId: 'tr_1', line: 'line of tr_1' }]);
    expect(app.asked.rows).toMatchObject({ objectIds: ['tr_1', 'tr_2', 'adj_1'] });
  });

  it('raises an alert where anything differs, the balance too', async () => {
    app.provider.balance = 70;
    const { differences } = await reconcile([line({ kind: 'release', objectId: 'tr_1' })]);
    expect(differences.map(({ kind }) => kind)).toEqual(['not-in-books', 'balance']);
    expect(app.alerts).toEqual([
      {
        alert: 'our books differ from those of the payment provider',
        facts: { provider: 'memory', differences: 2, ours: 0, theirs: 70 },
      },
    ]);
  });

  it('expects of the balance what is under way', async () => {
    Object.assign(app.provider, { balance: -300, underWay: -300 });
    expect((await reconcile([])).differences).toEqual([]);
  });
});

describe('the tax on plans', () => {
  const payment = { customerId: subscriber, paymentId: 'ch_1' };
  beforeEach(() => {
    app = reconciliationInMemory({ withTax: true });
    app.taxOf.set('ch_1', 99);
  });

  it('is entered beside what was paid, and once', async () => {
    app.provider.balance = 1298;
    const paid = line({ ...payment, kind: 'charge', objectId: 'ch_1', cents: 1298 });
    expect((await reconcile([paid])).differences).toEqual([]);
    expect(entered()).toEqual([
      ['planPayment', 'ch_1', 1298],
      ['planTax', 'ch_1', 99],
    ]);
    expect(app.entered[1]).toMatchObject({ paymentId: 'ch_1', balanceTransaction: null });
  });

  it('goes back with what is refunded or taken by a bank, whichever report it stands in', async () => {
    await reconcile([line({ ...payment, kind: 'charge', objectId: 'ch_1', cents: 1298 })]);
    app.provider.lines.length = 0;
    await reconcile([
      line({ ...payment, kind: 'refund', objectId: 're_1', cents: 500 }),
      line({ ...payment, kind: 'dispute', objectId: 'dp_1', cents: 298 }),
    ]);
    expect(entered().slice(2)).toEqual([
      ['planRefund', 're_1', 500],
      ['planDispute', 'dp_1', 298],
      ['planTaxBack', 're_1', 38],
      ['planTaxBack', 'dp_1', 23],
    ]);
    expect(app.asked.taxes).toEqual(['ch_1']);
  });

  it('is asked for of nothing else than plans, and not where none is charged', async () => {
    await reconcile([line({ kind: 'charge', objectId: 'ch_2', paymentId: 'ch_2' })]);
    expect(app.asked.taxes).toBeUndefined();
    app = reconciliationInMemory();
    await reconcile([line({ ...payment, kind: 'charge', objectId: 'ch_1' })]);
    expect(app.asked.taxes).toBeUndefined();
    expect(entered()).toEqual([['planPayment', 'ch_1', 1000]]);
  });

  it('of plans that were begun with it is entered whatever is set now', async () => {
    app = reconciliationInMemory();
    app.taxOf.set('ch_2', 80);
    const row = { cents: 99, providerId: 'ch_1', paymentId: 'ch_1', balanceTransaction: null };
    app.entered.push({ ...row, kind: 'planTax', at: app.clock.now() });
    await reconcile([line({ kind: 'charge', objectId: 'ch_2', paymentId: 'ch_2', customerId: subscriber })]);
    expect(entered().slice(1)).toEqual([
      ['planPayment', 'ch_2', 1000],
      ['planTax', 'ch_2', 80],
    ]);
  });
});
