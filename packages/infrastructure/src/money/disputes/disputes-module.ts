import { DisputeRecords, remindOfEvidence } from '@nestmates/application/money/disputes/dispute-records.ts';
import { DisputedPlans, followDisputedPlan } from '@nestmates/application/money/disputes/disputed-plans.ts';
import { disputeEmails } from '@nestmates/application/money/disputes/emails.ts';
import { deliverEvidence, EvidenceSender } from '@nestmates/application/money/disputes/evidence-sender.ts';
import { PlanDisputes } from '@nestmates/application/money/disputes/plan-disputes.ts';
import { onAccountErasure } from '../../members/accounts/bindings.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onProviderEvent } from '../payments/bindings.ts';
import { DisputedPlanModel, DisputeModel } from './dispute-models.ts';
import { DisputeRepository, hasDisputes } from './dispute-repository.ts';
import { DisputedPlanRepository } from './disputed-plan-repository.ts';
import { disputesExport } from './disputes-export.ts';
import * as disputesMigration from './migrations/20261123T053000-disputes.ts';
import * as evidencePhotosMigration from './migrations/20261123T093800-evidence-photos.ts';
import * as disputedPlansMigration from './migrations/20261123T094500-disputed-plans.ts';
import * as unknownPaymentsMigration from './migrations/20261129T133500-unknown-payments.ts';

export const disputesFeature = feature({
  bind(bind) {
    repository(bind, 'disputeStore', DisputeRepository);
    service(bind, DisputeRecords, 'disputeRecords');
    service(bind, PlanDisputes);
    repository(bind, ['disputedPlanStore', 'disputeEmailQueries'], DisputedPlanRepository);
    service(bind, DisputedPlans);
    jobHandler(bind, followDisputedPlan, DisputedPlans, (plans, payload) => plans.follow(payload));
    for (const told of Object.values(disputeEmails)) deliverEmail(bind, told, port('disputeEmailQueries'));
    service(bind, EvidenceSender);
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
    '20261129T133500-unknown-payments': unknownPaymentsMigration,
  },
  exported: disputesExport,
});
