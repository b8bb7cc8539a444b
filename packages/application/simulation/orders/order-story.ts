import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { Story } from '../story.ts';
import type { World } from '../world.ts';
import { JobAuditor } from './job-auditor.ts';
import { OrderAuditor } from './order-auditor.ts';
import { faultsInTheEnd } from './order-ending.ts';
import { OrderMembers } from './order-members.ts';
import { plantedInOrders } from './order-mistakes.ts';
import { type OrderStores, orderStores } from './order-stores.ts';
import { ProviderEvents } from './provider-events.ts';

/** Sellers, buyers, their banks and an administrator, with orders and the money of them. */
export const orderStory: Story = {
  name: 'orders',
  mistakes: Object.keys(plantedInOrders),
  begin(world, { mistake, without }) {
    const app = orderStores(world, mistake === undefined ? undefined : plantedInOrders[mistake]);
    const auditor = new OrderAuditor(world, app);
    const looking = [new ProviderEvents(world, app), auditor, new JobAuditor(world, app)];
    const members = new OrderMembers(world, app, auditor, without);
    repeat(world, app);
    forgetKeys(world, app, []);
    return {
      members,
      outside() {
        const { calls, moved, checkouts, disputes } = app.payments;
        const asked = disputes.map(({ outcome, cents }) => `${outcome}${cents}`);
        return `${calls.length} ${moved.length} ${checkouts.size} ${asked}`;
      },
      look() {
        for (const one of looking) one.look();
      },
      async settle(live) {
        await live(days(2));
        calmDown(app);
        await live(days(30));
        decide(world, app, members);
        await live(days(10));
      },
      async faults() {
        auditor.lookAtAll();
        return faultsInTheEnd(app, world.scheduler.now());
      },
    };
  },
};

/** What comes by itself; in the end less often, since nothing is lost any more. */
function repeat(world: World, { orderClock, settlement, paymentChanges }: OrderStores): void {
  const every = (span: number, name: string, work: () => Promise<unknown>) => {
    world.scheduler.after(world.faults.calm ? hours(12) : span, () => {
      every(span, name, work);
      void world.request(name, work);
    });
  };
  every(hours(1), 'sweep orders', () => orderClock.sweep());
  every(hours(1), 'sweep money', () => settlement.sweep());
  every(hours(12), 'look at payments', () => paymentChanges.lookAtOld());
}

/** The provider forgets each key between one and two days after it was used. */
function forgetKeys(world: World, app: OrderStores, old: readonly string[]): void {
  world.scheduler.after(days(1), () => {
    const { keys } = app.payments;
    app.payments.forgetKeys(old);
    forgetKeys(world, app, keys);
  });
}

function calmDown({ payments }: OrderStores): void {
  payments.areSellersEmpty = false;
  for (const { paymentId, outcome } of [...payments.disputes]) {
    if (outcome === 'open') payments.closeDispute(paymentId, 'won');
  }
}

/** An administrator decides what the two have left open. */
function decide(world: World, { store }: OrderStores, members: OrderMembers): void {
  const random = world.random('decisions');
  for (const { order } of [...store.kept.values()]) {
    if (order.status !== 'problem') continue;
    const decision = random.chance(0.5) ? 'releases' : 'refunds';
    void members.end(order.id, `an administrator ${decision}`);
  }
}
