import type { SharedPlanId } from '@nestmates/domain/together/shared-plans/shared-plan.ts';
import { instant, integer, key, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';
import { sharedPlanIsOver } from './arranged-plans.ts';

export class SharedPlanModel extends table('shared_plans', {
  id: key<SharedPlanId>(),
  memberId: member('deleted'),
  swapId: nullable(integer({ left: 'key' })),
  playdateId: nullable(integer({ left: 'key' })),
  seed: text({ left: 'secret' }),
  tokenDigest: text({ left: 'digest' }),
  createdAt: instant({ exported: true }),
  homeSafeAt: nullable(instant({ exported: true })),
}).with({
  sections: { sharedPlans: 'member_id = :memberId order by id' },
  old: { kind: 'sharedPlans', when: sharedPlanIsOver },
}) {}
