import { BookExports } from '@nestmates/application/office/money/book-exports.ts';
import { Bookkeeping } from '@nestmates/application/office/money/bookkeeping.ts';
import { GuaranteeRetries } from '@nestmates/application/office/money/guarantee-retries.ts';
import { MoneyOverview } from '@nestmates/application/office/money/money-overview.ts';
import { PlanTaxes } from '@nestmates/application/office/money/plan-taxes.ts';
import { Reconciliation, reconcileAgain } from '@nestmates/application/office/money/reconciliation.ts';
import { paymentProviders } from '../../money/payments/ports.ts';
import { guaranteeStore } from '../../money/subscriptions/ports.ts';
import { taxes } from '../../money/taxes/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { alerts, clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';
import { BookkeepingReader } from './bookkeeping-reader.ts';
import * as reconciliationsMigration from './migrations/20261123T031000-reconciliations.ts';
import * as journalMigration from './migrations/20261123T061900-journal.ts';
import { bookkeepingQueries, reconciliationStore } from './ports.ts';
import { ReconciliationModel } from './reconciliation-model.ts';
import { ReconciliationRepository } from './reconciliation-repository.ts';

export const moneyFeature = feature({
  bind(bind) {
    repository(bind, reconciliationStore, ReconciliationRepository);
    service(bind, MoneyOverview, { store: reconciliationStore, guarantees: guaranteeStore });
    service(bind, GuaranteeRetries, { store: guaranteeStore, auditLog, jobs, transaction, clock });
    repository(bind, bookkeepingQueries, BookkeepingReader);
    service(bind, Bookkeeping, { queries: bookkeepingQueries });
    service(bind, BookExports, { queries: bookkeepingQueries });
    service(bind, PlanTaxes, { store: reconciliationStore, taxes, clock });
    service(bind, Reconciliation, {
      store: reconciliationStore,
      planTaxes: PlanTaxes,
      providers: paymentProviders,
      jobs,
      alerts,
      clock,
    });
    cronJob(bind, { name: 'money.reconcile', schedule: '23 5 * * *' }, Reconciliation, (reconciliation) =>
      reconciliation.runDaily(),
    );
    jobHandler(bind, reconcileAgain, Reconciliation, (reconciliation, payload) =>
      reconciliation.runAgain(payload),
    );
  },
  tables: [ReconciliationModel],
  migrations: {
    '20261123T031000-reconciliations': reconciliationsMigration,
    '20261123T061900-journal': journalMigration,
  },
});
