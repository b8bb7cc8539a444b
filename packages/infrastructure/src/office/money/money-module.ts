import { MoneyOverview } from '@nestmates/application/office/money/money-overview.ts';
import { Reconciliation, reconcileAgain } from '@nestmates/application/office/money/reconciliation.ts';
import { paymentProviders } from '../../money/payments/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { alerts, clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as reconciliationsMigration from './migrations/20261123T031000-reconciliations.ts';
import { reconciliationStore } from './ports.ts';
import { ReconciliationRepository } from './reconciliation-repository.ts';

export const moneyFeature = feature({
  bind(bind) {
    repository(bind, reconciliationStore, ReconciliationRepository);
    service(bind, MoneyOverview, { store: reconciliationStore });
    service(bind, Reconciliation, {
      store: reconciliationStore,
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
  migrations: { '20261123T031000-reconciliations': reconciliationsMigration },
});
