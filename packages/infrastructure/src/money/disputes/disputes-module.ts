import { DisputeRecords, remindOfEvidence } from '@nestmates/application/money/disputes/dispute-records.ts';
import { deliverEvidence, EvidenceSender } from '@nestmates/application/money/disputes/evidence-sender.ts';
import { PlanDisputes } from '@nestmates/application/money/disputes/plan-disputes.ts';
import { onAccountErasure } from '../../members/accounts/ports.ts';
import { photoSheets, photoStore } from '../../members/photos/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { alerts, clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { onProviderEvent, paymentProviders } from '../payments/ports.ts';
import { DisputeRepository, hasDisputes } from './dispute-repository.ts';
import * as disputesMigration from './migrations/20261123T053000-disputes.ts';
import * as evidencePhotosMigration from './migrations/20261123T093800-evidence-photos.ts';
import { disputeStore } from './ports.ts';

export const disputesFeature = feature({
  bind(bind) {
    repository(bind, disputeStore, DisputeRepository);
    service(bind, DisputeRecords, { store: disputeStore, jobs, alerts, transaction, clock });
    service(bind, PlanDisputes, {
      store: disputeStore,
      records: DisputeRecords,
      providers: paymentProviders,
      transaction,
      clock,
    });
    service(bind, EvidenceSender, {
      store: disputeStore,
      providers: paymentProviders,
      photoStore,
      photoSheets,
      alerts,
      transaction,
      clock,
    });
    jobHandler(bind, remindOfEvidence, DisputeRecords, (records, payload) => records.remind(payload));
    jobHandler(bind, deliverEvidence, EvidenceSender, (sender, payload) => sender.send(payload));
    cronJob(
      bind,
      { name: 'disputes.send-evidence-left', schedule: '*/5 * * * *' },
      EvidenceSender,
      (sender) => sender.sweep(),
    );
    onAccountErasure(bind, DisputeRecords, hasDisputes, (records, memberId) =>
      records.eraseTracesOf(memberId),
    );
    onProviderEvent(bind, 'payment-changed', PlanDisputes, (disputes, ...payment) =>
      disputes.changed(...payment),
    );
  },
  migrations: {
    '20261123T053000-disputes': disputesMigration,
    '20261123T093800-evidence-photos': evidencePhotosMigration,
  },
});
