import { reviewAccess } from '../../src/money/subscriptions/subscriptions.ts';
import { faulty } from '../../testing/faulty.ts';
import type { PlanPlant } from './plan-stores.ts';

/** Mistakes as they happen to those who change this code; each has to be found. */
export const plantedInPlans: Readonly<Record<string, PlanPlant>> = {
  'a page stays open beside another': (ports) => ({
    ...ports,
    billing: faulty(ports.billing, { closeCheckout: async () => ({ outcome: 'closed' }) }),
  }),
  'a member with a plan is locked by nobody': (ports, world) => {
    world.transaction.forgottenLocks = /^member/;
    return ports;
  },
  'a plan that was stopped stays so': (ports) => ({
    ...ports,
    stopped: faulty(ports.stopped, { note: async () => undefined }),
  }),
  'a plan goes on where its member has left': (ports) => ({
    ...ports,
    billing: faulty(ports.billing, {
      cancel: async (what) => (what.when === 'now' ? undefined : ports.billing.cancel(what)),
    }),
  }),
  'a plan renews again under a new key each time': (ports, world) => {
    world.faults.shares.outside = 0.4;
    let asked = 0;
    const resume: typeof ports.billing.resume = (request) => {
      asked += 1;
      return ports.billing.resume({ ...request, key: `renewed-${asked}` });
    };
    return { ...ports, billing: faulty(ports.billing, { resume }) };
  },
  'nobody looks when the access to a plan ends': (ports) => {
    const add: typeof ports.jobs.add = async (job, ...more) => {
      if (job.name !== reviewAccess.name) await ports.jobs.add(job, ...more);
    };
    return { ...ports, jobs: faulty(ports.jobs, { add }) };
  },
  'an event changes no entitlement': (ports) => ({
    ...ports,
    store: faulty(ports.store, { setEntitlement: async () => false }),
  }),
};
