import { days } from '@nestmates/domain/platform/shared/time.ts';
import { LateEvents } from '../late-events.ts';
import type { Story } from '../story.ts';
import { PlanAuditor } from './plan-auditor.ts';
import { PlanMembers } from './plan-members.ts';
import { plantedInPlans } from './plan-mistakes.ts';
import { planStores } from './plan-stores.ts';

/** Three members who buy plans, cancel, are suspended and leave, and the provider that charges them. */
export const planStory: Story = {
  name: 'plans',
  mistakes: Object.keys(plantedInPlans),
  begin(world, { mistake, without }) {
    const app = planStores(world, mistake === undefined ? undefined : plantedInPlans[mistake]);
    const auditor = new PlanAuditor(world, app);
    const members = new PlanMembers(world, app, auditor, without);
    const events = new LateEvents(world);
    const { billing } = app;
    return {
      members,
      outside: () =>
        [...billing.subscriptions.values()]
          .map(
            ({ subscriptionId, status, plan, periodEnd }) =>
              `${subscriptionId} ${status} ${plan} ${periodEnd.getTime()}`,
          )
          .join(),
      look() {
        for (const { subscriptionId, status, plan, periodEnd } of billing.subscriptions.values()) {
          events.tell(subscriptionId, `${status} ${plan} ${periodEnd.getTime()}`, () =>
            app.subscriptions.refresh(subscriptionId, billing.name),
          );
        }
        auditor.look();
      },
      async settle(live) {
        await live(days(1));
        members.liftAll();
        await live(days(4));
        auditor.look();
        auditor.lookAtAll();
      },
      faults: async () => [],
    };
  },
};
