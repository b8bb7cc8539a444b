import { type Account, accounts } from '@nestmates/domain/money/payments/accounts.ts';
import type { UnmatchedPayment } from '../../money/payments/unmatched-payment-store.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { MoneyView, ReconciliationView, UnmatchedPaymentView } from './contract.ts';
import type { ReconciliationReport } from './ports.ts';
import { viewOfGuarantee } from './view-of-guarantee.ts';

const shownIfAny: readonly Account[] = [
  'unclaimed',
  'handedOver',
  'tax',
  'claims',
  'lostClaims',
  'pendingRefunds',
];
const shownReports = 30;
const shownGuarantees = 30;
const shownUnmatched = 100;

/** What administrators see of the platform's money. */
export class MoneyOverview extends useCase('reconciliationStore', 'guaranteeStore', 'unmatchedPaymentStore') {
  /** Where no tax was ever charged, and no bank took anything twice, nothing is said about it. */
  async show(): Promise<MoneyView> {
    const { reconciliationStore: store, guaranteeStore: guarantees } = this.needs;
    const { accounts: sums, owedCents: owed, reports } = await store.overview({ reports: shownReports });
    const shown = accounts.filter((account) => !shownIfAny.includes(account) || sums[account] !== 0);
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

  async unmatched(): Promise<readonly UnmatchedPaymentView[]> {
    return (await this.needs.unmatchedPaymentStore.open(shownUnmatched)).map(viewOfUnmatched);
  }
}

const viewOfUnmatched = ({
  reference: _,
  refusals: __,
  foundAt,
  cents: amount,
  ...payment
}: UnmatchedPayment): UnmatchedPaymentView => ({ ...payment, amount, foundAt: foundAt.toISOString() });

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
