import { accounts } from '@nestmates/domain/money/payments/accounts.ts';
import type { GuaranteeStore } from '../../money/subscriptions/ports.ts';
import type { MoneyView, ReconciliationView } from './contract.ts';
import type { ReconciliationReport, ReconciliationStore } from './ports.ts';
import { viewOfGuarantee } from './view-of-guarantee.ts';

export interface MoneyOverviewDeps {
  readonly store: Pick<ReconciliationStore, 'overview'>;
  readonly guarantees: Pick<GuaranteeStore, 'newest'>;
}

const shownReports = 30;
const shownGuarantees = 30;

/** What administrators see of the platform's money. */
export class MoneyOverview {
  readonly #deps: MoneyOverviewDeps;
  constructor(deps: MoneyOverviewDeps) {
    this.#deps = deps;
  }

  /** Where no tax was ever charged, nothing is said about it. */
  async show(): Promise<MoneyView> {
    const { store, guarantees } = this.#deps;
    const { accounts: sums, owedCents: owed, reports } = await store.overview({ reports: shownReports });
    const shown = accounts.filter((account) => account !== 'tax' || sums.tax !== 0);
    return {
      accounts: [
        { account: 'owed', amount: owed },
        ...shown.map((account) => ({
          account,
          amount: account === 'held' ? sums.held - owed : sums[account],
        })),
      ],
      reports: reports.map(viewOf),
      guarantees: (await guarantees.newest(shownGuarantees)).map(viewOfGuarantee),
    };
  }
}

const viewOf = ({
  from,
  to,
  ranAt,
  oursCents: ours,
  theirsCents: theirs,
  underWayCents: underWay,
  differences,
  ...report
}: ReconciliationReport): ReconciliationView => ({
  provider: report.provider,
  from: from.toISOString(),
  to: to.toISOString(),
  ranAt: ranAt.toISOString(),
  lines: report.lines,
  entered: report.entered,
  ours,
  theirs,
  underWay,
  differences: differences.map(({ oursCents, theirsCents, ...difference }) => ({
    ...difference,
    ours: oursCents,
    theirs: theirsCents,
  })),
});
