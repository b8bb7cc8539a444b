import { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import { onAccountRegained } from '../../members/accounts/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import * as sharedPlansMigration from './migrations/20261123T141000-shared-plans.ts';
import { SharedPlanModel } from './shared-plan-model.ts';
import { SharedPlanRepository } from './shared-plan-repository.ts';

export const sharedPlansFeature = feature({
  bind(bind) {
    repository(bind, 'sharedPlans', SharedPlanRepository);
    service(bind, SharedPlanService);
    onAccountRegained(bind, port('sharedPlans'), (plans, memberId, { since }) =>
      plans.endSince(memberId, since),
    );
  },
  tables: [SharedPlanModel],
  migrations: { '20261123T141000-shared-plans': sharedPlansMigration },
});
