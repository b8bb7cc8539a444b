import { BookExports } from '@nestmates/application/office/money/book-exports.ts';
import { Bookkeeping } from '@nestmates/application/office/money/bookkeeping.ts';
import { GuaranteeRetries } from '@nestmates/application/office/money/guarantee-retries.ts';
import { LostSales } from '@nestmates/application/office/money/lost-sales.ts';
import { MoneyAuthority } from '@nestmates/application/office/money/money-authority.ts';
import { MoneyOverview } from '@nestmates/application/office/money/money-overview.ts';
import { PlanTaxes } from '@nestmates/application/office/money/plan-taxes.ts';
import { Reconciliation, reconcileAgain } from '@nestmates/application/office/money/reconciliation.ts';
import { TakeOverQuestions } from '@nestmates/application/office/money/take-over-questions.ts';
import { TakeOvers } from '@nestmates/application/office/money/take-overs.ts';
import { TakenOverRefunds } from '@nestmates/application/office/money/taken-over-refunds.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { AdministratorTieReader } from './administrator-tie-reader.ts';
import { BookkeepingReader } from './bookkeeping-reader.ts';
import * as reconciliationsMigration from './migrations/20261123T031000-reconciliations.ts';
import * as journalMigration from './migrations/20261123T061900-journal.ts';
import * as takeOversMigration from './migrations/20261129T203000-take-overs.ts';
import * as takenOverRefundsMigration from './migrations/20261130T041500-taken-over-refunds.ts';
import { ReconciliationModel } from './reconciliation-model.ts';
import { ReconciliationRepository } from './reconciliation-repository.ts';
import { TakeOverProposalModel } from './take-over-proposal-model.ts';
import { TakeOverRepository } from './take-over-repository.ts';
import { TakenOverRefundModel } from './taken-over-refund-model.ts';

export const moneyFeature = feature({
  bind(bind) {
    repository(bind, 'reconciliationStore', ReconciliationRepository);
    repository(bind, 'administratorTies', AdministratorTieReader);
    service(bind, MoneyAuthority, 'moneyAuthority');
    service(bind, MoneyOverview);
    service(bind, GuaranteeRetries);
    repository(bind, 'bookkeepingQueries', BookkeepingReader);
    service(bind, Bookkeeping);
    service(bind, BookExports);
    service(bind, PlanTaxes, 'planTaxes');
    service(bind, Reconciliation);
    repository(bind, 'takeOverStore', TakeOverRepository);
    service(bind, TakeOverQuestions, 'takeOverQuestions');
    service(bind, LostSales, 'lostSales');
    service(bind, TakeOvers);
    service(bind, TakenOverRefunds);
    cronJob(
      bind,
      { name: 'money.look-at-pending-refunds', schedule: '53 5 * * *' },
      TakenOverRefunds,
      (refunds) => refunds.look(),
    );
    cronJob(bind, { name: 'money.reconcile', schedule: '23 5 * * *' }, Reconciliation, (reconciliation) =>
      reconciliation.runDaily(),
    );
    jobHandler(bind, reconcileAgain, Reconciliation, (reconciliation, payload) =>
      reconciliation.runAgain(payload),
    );
  },
  tables: [ReconciliationModel, TakeOverProposalModel, TakenOverRefundModel],
  migrations: {
    '20261123T031000-reconciliations': reconciliationsMigration,
    '20261123T061900-journal': journalMigration,
    '20261129T203000-take-overs': takeOversMigration,
    '20261130T041500-taken-over-refunds': takenOverRefundsMigration,
  },
});
