import { atProvider, type MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import {
  balanceDifference,
  coverageDifference,
  differencesBetween,
} from '@nestmates/domain/office/money/reconciliation.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import type { PaymentProvider } from '../../money/payments/payment-provider.ts';
import type { StatementLine } from '../../money/payments/provider-statement.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { kindsOfPlans } from './plan-lines.ts';
import type { Period, PlatformRow, ReconciliationReport } from './ports.ts';

export const reconcileAgain = job(
  'money.reconcile-again',
  z.object({ provider: z.string(), from: z.iso.datetime(), to: z.iso.datetime() }),
);
/** What was under way while the two sides were read is entered by then. */
const comparedAgainAfter = minutes(10);

/** A day is compared three times, since banks and providers enter some things later. */
const daily = days(3);

/** So many that the last one of each provider is among them. */
const lastReports = 10;

/** Compares our books with the statements of the payment providers, and keeps a report of each comparison. */
export class Reconciliation extends useCase(
  'reconciliationStore',
  'planTaxes',
  'paymentProviders',
  'jobs',
  'alerts',
  'clock',
) {
  async runDaily(): Promise<void> {
    const { paymentProviders: providers, jobs, clock } = this.needs;
    const to = clock.now();
    const period = { from: later(to, -daily), to };
    for (const provider of providers.all) {
      const report = await this.#compare(provider, period);
      if (report.differences.length === 0) await this.#keep(report);
      else {
        const again = { provider: provider.name, from: period.from.toISOString(), to: to.toISOString() };
        await jobs.add(reconcileAgain, again, { at: later(to, comparedAgainAfter) });
      }
    }
  }

  /** Both sides are read one after the other, and money moves between; what differs twice, differs. */
  async runAgain({ provider, from, to }: z.infer<typeof reconcileAgain.payload>): Promise<void> {
    const named = this.needs.paymentProviders.named(provider);
    await this.#keep(await this.#compare(named, { from: new Date(from), to: new Date(to) }));
  }

  async run(period: Period): Promise<readonly ReconciliationReport[]> {
    const reports: ReconciliationReport[] = [];
    for (const provider of this.needs.paymentProviders.all) {
      reports.push(await this.#keep(await this.#compare(provider, period)));
    }
    return reports;
  }

  async #compare(
    { name, statement }: Pick<PaymentProvider, 'name' | 'statement'>,
    period: Period,
  ): Promise<ReconciliationReport> {
    const { reconciliationStore: store, planTaxes, clock } = this.needs;
    const lines = await this.#withPlans(name, await statement.lines(period));
    const entered = await store.enter(name, lines.flatMap(platformRows));
    const ofPlans = lines.filter(({ kind }) => plans.includes(kind));
    await planTaxes.enter(name, statement, ofPlans);
    await store.nameLines(lines.flatMap(namedLine));
    const objectIds = lines.map(({ objectId }) => objectId);
    const rows = await store.rows(name, { ...period, objectIds });
    const underWayCents = await store.underWay(name);
    const theirsCents = await statement.balance();
    const accounts = await store.accounts(name);
    const oursCents = atProvider(accounts);
    const owed = { held: await store.heldForPayments(name), tax: accounts.tax };
    const differences = [
      ...differencesBetween({ rows, lines }),
      ...balanceDifference(oursCents, theirsCents, underWayCents),
      ...coverageDifference(owed, theirsCents, underWayCents),
    ];
    return {
      ...period,
      provider: name,
      ranAt: clock.now(),
      lines: lines.length,
      entered,
      oursCents,
      theirsCents,
      underWayCents,
      differences,
    };
  }

  async #keep(report: ReconciliationReport): Promise<ReconciliationReport> {
    const { reconciliationStore: store, alerts } = this.needs;
    const { provider, oursCents: ours, theirsCents: theirs } = report;
    const { reports } = await store.overview({ reports: lastReports });
    const before = reports.find((other) => other.provider === provider);
    await store.keep(report);
    const [uncovered] = report.differences.filter(({ kind }) => kind === 'uncovered');
    const differences = report.differences.length - (uncovered ? 1 : 0);
    if (differences > 0) {
      const facts = { provider, differences, ours, theirs };
      alerts.raise('our books differ from those of the payment provider', facts);
    }
    // Once while it lasts.
    if (uncovered && !before?.differences.some(({ kind }) => kind === 'uncovered')) {
      const { oursCents: heldAndTax, theirsCents: balance } = uncovered;
      const facts = { provider, heldAndTax, balance };
      alerts.raise('the balance does not cover what is held for orders and taxes', facts);
    }
    return report;
  }

  /** A payment of no order by one of our subscribers is for a plan. */
  async #withPlans(provider: string, lines: readonly StatementLine[]): Promise<readonly StatementLine[]> {
    const ids = lines.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
    const ours = new Set(await this.needs.reconciliationStore.customersAmong(provider, [...new Set(ids)]));
    return lines.map((line) => {
      if (line.customerId === null || !ours.has(line.customerId)) return line;
      const kind = kindsOfPlans[line.kind];
      return kind ? { ...line, kind, isForeign: false } : line;
    });
  }
}

const plans: readonly (MovementKind | 'other')[] = Object.values(kindsOfPlans);
const byStatementAlone: readonly (MovementKind | 'other')[] = [...plans, 'payout'];

/** What only the statement tells of: plans, payouts, and what the provider takes for them. */
function platformRows({
  id,
  kind,
  objectId,
  cents,
  feeCents,
  currency,
  at,
  paymentId,
  isForeign,
}: StatementLine): PlatformRow[] {
  if (isForeign || currency !== 'usd' || !byStatementAlone.includes(kind)) return [];
  const ofPlan = plans.includes(kind) ? paymentId : null;
  const row = { at, providerId: objectId, paymentId: ofPlan, balanceTransaction: id };
  const rows = [
    { ...row, kind: kind as PlatformRow['kind'], cents },
    { ...row, kind: 'providerFee' as const, cents: feeCents },
  ];
  return rows.filter((one) => one.cents !== 0);
}

const namedLine = ({ id, kind, objectId, isForeign }: StatementLine) =>
  kind === 'other' || isForeign ? [] : [{ kind, providerId: objectId, line: id }];
