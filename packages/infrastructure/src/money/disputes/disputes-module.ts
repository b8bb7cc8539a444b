import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { DisputeRecords, remindOfEvidence } from '@nestmates/application/money/disputes/dispute-records.ts';
import { DisputedPlans, followDisputedPlan } from '@nestmates/application/money/disputes/disputed-plans.ts';
import { disputeEmails } from '@nestmates/application/money/disputes/emails.ts';
import { deliverEvidence, EvidenceSender } from '@nestmates/application/money/disputes/evidence-sender.ts';
import { PlanDisputes } from '@nestmates/application/money/disputes/plan-disputes.ts';
import { onAccountErasure } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { photoSheets, photoStore } from '../../members/photos/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { alerts, clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { onProviderEvent, paymentProviders } from '../payments/ports.ts';
import { subscriptionStore } from '../subscriptions/ports.ts';
import { DisputedPlanModel, DisputeModel } from './dispute-models.ts';
import { DisputeRepository, hasDisputes } from './dispute-repository.ts';
import { DisputedPlanRepository } from './disputed-plan-repository.ts';
import { disputesExport } from './disputes-export.ts';
import * as disputesMigration from './migrations/20261123T053000-disputes.ts';
import * as evidencePhotosMigration from './migrations/20261123T093800-evidence-photos.ts';
import * as disputedPlansMigration from './migrations/20261123T094500-disputed-plans.ts';
import { disputedPlanStore, disputeEmailQueries, disputeStore } from './ports.ts';

export const disputesFeature = feature({
  bind(bind) {
    repository(bind, disputeStore, DisputeRepository);
    service(bind, DisputeRecords, { store: disputeStore, jobs, alerts, transaction, clock });
    service(bind, PlanDisputes, {
      store: disputeStore,
      records: DisputeRecords,
      providers: paymentProviders,
      jobs,
      transaction,
      clock,
    });
    repository(bind, [disputedPlanStore, disputeEmailQueries], DisputedPlanRepository);
    service(bind, DisputedPlans, {
      store: disputedPlanStore,
      subscriptions: subscriptionStore,
      providers: paymentProviders,
      emails: Emails,
      jobs,
      transaction,
    });
    jobHandler(bind, followDisputedPlan, DisputedPlans, (plans, payload) => plans.follow(payload));
    for (const told of Object.values(disputeEmails)) deliverEmail(bind, told, disputeEmailQueries);
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
  tables: [DisputeModel, DisputedPlanModel],
  migrations: {
    '20261123T053000-disputes': disputesMigration,
    '20261123T093800-evidence-photos': evidencePhotosMigration,
    '20261123T094500-disputed-plans': disputedPlansMigration,
  },
  exported: disputesExport,
});
