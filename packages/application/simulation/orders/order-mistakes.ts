import { later, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { lookAtOrder, settleOrder } from '../../src/market/orders/order-changes.ts';
import type { Job, JobTiming } from '../../src/platform/jobs/jobs.ts';
import { faulty } from '../../testing/faulty.ts';
import type { OrderPorts } from '../../testing/memory/order-services.ts';
import type { Plant } from './order-stores.ts';

type Stored = Awaited<ReturnType<OrderPorts['store']['lock']>>;

/** What `lock` of orders answers, changed. */
const locking =
  (change: (stored: NonNullable<Stored>) => NonNullable<Stored>): Plant =>
  (ports) => ({
    ...ports,
    store: faulty(ports.store, {
      lock: async (id) => {
        const stored = await ports.store.lock(id);
        return stored && change(stored);
      },
    }),
  });

const keyed = (ports: OrderPorts, move: 'release' | 'refund'): OrderPorts => ({
  ...ports,
  money: faulty(ports.money, {
    [move]: (request: Parameters<OrderPorts['money']['release']>[0]) =>
      ports.money[move]({ ...request, key: ports.newId() }),
  }),
});

const withJobs = (
  ports: OrderPorts,
  add: (job: Job<unknown>, payload: unknown, timing?: JobTiming) => Promise<void>,
): OrderPorts => ({
  ...ports,
  jobs: { add: (job, payload, timing) => add(job as Job<unknown>, payload, timing) },
});

const entered = (
  ports: OrderPorts,
  change: (rows: Parameters<OrderPorts['store']['add']>[1]) => Parameters<OrderPorts['store']['add']>[1],
): OrderPorts => ({
  ...ports,
  store: faulty(ports.store, { add: (id, rows) => ports.store.add(id, change(rows)) }),
});

const secondBefore = (at: Date): Date => later(at, -seconds(1));

/** Mistakes that somebody could make, each small; the world has to find every one of them. */
export const plantedInOrders: Readonly<Record<string, Plant>> = {
  'a release goes without its key': (ports) => keyed(ports, 'release'),
  'a refund goes without its key': (ports) => keyed(ports, 'refund'),
  'the provider is asked before the step is written down': (ports) => ({
    ...ports,
    store: faulty(ports.store, { ask: async () => undefined }),
  }),
  'an order is locked by nobody': (ports, world) => {
    world.transaction.forgottenLocks = /^order/;
    return ports;
  },
  'a listing is locked by nobody': (ports, world) => {
    world.transaction.forgottenLocks = /^listing/;
    return ports;
  },
  'a debt is locked by nobody': (ports, world) => {
    world.transaction.forgottenLocks = /^debt/;
    return ports;
  },
  'the clock releases a second early': (ports, world) =>
    locking((stored) =>
      stored.order.status === 'shipped'
        ? { ...stored, order: { ...stored.order, shippedAt: secondBefore(stored.order.shippedAt) } }
        : stored,
    )(
      withJobs(ports, (job, payload, timing) => {
        const at = timing?.at && secondBefore(timing.at);
        const isLook = job.name === lookAtOrder.name && at !== undefined && at > ports.clock.now();
        return ports.jobs.add(job, payload, isLook ? { ...timing, at } : timing);
      }),
      world,
    ),
  'money is released while a bank asks': locking((stored) =>
    stored.order.status === 'completed' ? { ...stored, order: { ...stored.order, inquiryAt: null } } : stored,
  ),
  'a listing is not kept for its buyer': (ports) => ({
    ...ports,
    store: faulty(ports.store, { place: (order) => ports.store.place(order) }),
  }),
  'an answer is given although the commit has failed': (ports, world) => {
    world.transaction.isCommitAssumed = true;
    world.faults.shares.commit = 0.05;
    return ports;
  },
  'a job that has failed is not tried again': (ports, world) => {
    world.queue.triesOnce = true;
    return ports;
  },
  'jobs are added outside the transaction': (ports, world) => {
    world.transaction.statementsApart = /^jobs.add/;
    return ports;
  },
  'the fee of the provider is not entered': (ports) =>
    entered(ports, (rows) => rows.filter(({ kind }) => kind !== 'providerFee')),
  'a refund is entered a cent short': (ports) =>
    entered(ports, (rows) =>
      rows.map((row) => (row.kind === 'refund' ? { ...row, cents: row.cents - 1 } : row)),
    ),
  'a debt is forgotten': (ports) => entered(ports, (rows) => rows.filter(({ kind }) => kind !== 'debt')),
  'money that is due is moved by nobody': (ports) => ({
    ...withJobs(ports, async (job, payload, timing) => {
      if (job.name !== settleOrder.name) await ports.jobs.add(job, payload, timing);
    }),
    store: faulty(ports.store, { due: async () => [] }),
  }),
  'the answer of a step is not kept': (ports) => ({
    ...ports,
    store: faulty(ports.store, { answer: async () => undefined }),
  }),
  'a page is opened under a new key each time': (ports) => ({
    ...ports,
    checkouts: faulty(ports.checkouts, {
      open: (request) => ports.checkouts.open({ ...request, key: ports.newId() }),
    }),
  }),
};
