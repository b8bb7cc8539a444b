import { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import { onAccountRegained, tokens } from '../../members/accounts/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { keyedDigests } from '../../platform/digests/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as sharedPlansMigration from './migrations/20261123T141000-shared-plans.ts';
import { sharedPlans } from './ports.ts';
import { SharedPlanRepository, sharedPlanIsOver } from './shared-plan-repository.ts';

export const sharedPlansFeature = feature({
  bind(bind) {
    repository(bind, sharedPlans, SharedPlanRepository);
    service(bind, SharedPlanService, { plans: sharedPlans, tokens, digests: keyedDigests, clock, publicUrl });
    onAccountRegained(bind, sharedPlans, (plans, memberId, { since }) => plans.endSince(memberId, since));
  },
  migrations: { '20261123T141000-shared-plans': sharedPlansMigration },
  retained: { shared_plans: { kind: 'sharedPlans', old: sharedPlanIsOver } },
  exported: {
    sections: {
      sharedPlans:
        'select created_at, home_safe_at from shared_plans where member_id = :memberId order by id',
    },
    left: { shared_plans: { key: 'swap_id playdate_id', secret: 'seed', digest: 'token_digest' } },
  },
  erasure: {
    shared_plans: {
      deleted: 'id member_id swap_id playdate_id seed token_digest created_at home_safe_at',
    },
  },
});
