import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import { onAccountRegained, tokens } from '../../members/accounts/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { keyedDigests } from '../../platform/digests/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as sharedPlansMigration from './migrations/20261123T141000-shared-plans.ts';
import { sharedPlans } from './ports.ts';
import { SharedPlanModel } from './shared-plan-model.ts';
import { SharedPlanRepository } from './shared-plan-repository.ts';

export const sharedPlansFeature = feature({
  bind(bind) {
    repository(bind, sharedPlans, SharedPlanRepository);
    service(bind, SharedPlanService, {
      plans: sharedPlans,
      tokens,
      digests: keyedDigests,
      emails: Emails,
      transaction,
      clock,
      publicUrl,
    });
    onAccountRegained(bind, sharedPlans, (plans, memberId, { since }) => plans.endSince(memberId, since));
  },
  tables: [SharedPlanModel],
  migrations: { '20261123T141000-shared-plans': sharedPlansMigration },
});
