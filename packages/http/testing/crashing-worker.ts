import { AsyncLocalStorage } from 'node:async_hooks';
import { Buying } from '@nestmates/application/market/orders/buying.ts';
import { CheckoutResults } from '@nestmates/application/market/orders/checkout-results.ts';
import { Settlement } from '@nestmates/application/market/orders/money/settlement.ts';
import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import { Orders } from '@nestmates/application/market/orders/orders.ts';
import type { Transaction } from '@nestmates/application/platform/shared/ports.ts';
import { aCaller } from '@nestmates/application/testing/a-caller.ts';
import { createContainer } from '@nestmates/infrastructure/container.ts';
import { readConfig } from '@nestmates/infrastructure/platform/config/config.ts';
import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { createLog } from '../src/platform/operations/log.ts';

/** What the process does before it is killed. */
export type Work =
  | { readonly does: 'checkout'; readonly buyerId: number; readonly listingId: number }
  | { readonly does: 'enter-payment'; readonly checkoutId: string }
  | { readonly does: 'ship' | 'refund'; readonly sellerId: number; readonly orderId: number }
  | { readonly does: 'look' | 'settle'; readonly orderId: number };

const works: readonly Work[] = JSON.parse(process.argv[2] ?? '');
const firstStep = Number(process.argv[3]);
/** The time of the test's server, which stands still too. */
const now = new Date(process.argv[4] ?? '');

interface Course {
  /** How many moments it has come through. */
  step: number;
  /** Moment at which it stops, to be killed there. */
  readonly stopsAt: number;
  readonly stopped: () => void;
}
const courses = new AsyncLocalStorage<Course>();

/** A moment at which a machine may lose its power. */
async function moment(): Promise<void> {
  const course = courses.getStore();
  if (!course) return;
  course.step += 1;
  if (course.step < course.stopsAt) return;
  course.stopped();
  await new Promise<never>(() => undefined);
}

const config = readConfig(process.env);
// Each work that stops within a transaction keeps its connection.
const knex = connect(config.DATABASE_URL ?? '', { max: works.length + 2 });
const log = createLog('silent');
const container = createContainer({ config, knex, publicUrl: () => config.PUBLIC_URL ?? '', log });

/** Stops before a transaction, before its commit and after it. */
const real = container.get(KnexTransaction);
const transaction: Transaction = {
  async run(body) {
    await moment();
    const result = await real.run(async () => {
      const done = await body();
      await moment();
      return done;
    });
    await moment();
    return result;
  },
};

/** Stops before the provider is asked, and after it has done it. */
function withMoments<T extends object>(port: T): T {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        await moment();
        const answer: unknown = await method.apply(target, args);
        await moment();
        return answer;
      };
    },
  });
}

const provider = container.get(port('paymentProvider'));
container.rebind(port('paymentProvider')).toConstantValue({
  name: provider.name,
  sellers: provider.sellers,
  checkouts: withMoments(provider.checkouts),
  money: withMoments(provider.money),
  subscriptions: provider.subscriptions,
  disputes: provider.disputes,
  statement: provider.statement,
  eventStored: provider.eventStored,
  readEvent: (request) => provider.readEvent(request),
});
container.rebind(port('transaction')).toConstantValue(transaction);
container.rebind(port('clock')).toConstantValue({ now: () => now });

function doWork(work: Work): Promise<unknown> {
  switch (work.does) {
    case 'checkout':
      return container.get(Buying).checkout(aCaller({ id: work.buyerId }), { listingId: work.listingId });
    case 'enter-payment':
      return container.get(CheckoutResults).changed(work.checkoutId, provider.name);
    case 'ship':
      return container.get(Orders).take('ship', aCaller({ id: work.sellerId }), work.orderId, {});
    case 'refund':
      return container.get(Orders).take('refund', aCaller({ id: work.sellerId }), work.orderId);
    case 'look':
      return container.get(OrderClock).look({ orderId: work.orderId });
    case 'settle':
      return container.get(Settlement).settle({ orderId: work.orderId });
  }
}

/** Whether it came to the step at which it was to stop. */
const stops = (work: Work, stopsAt: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const course = { step: 0, stopsAt, stopped: () => resolve(true) };
    courses
      .run(course, () => doWork(work))
      .then(
        () => resolve(false),
        (error: unknown) => reject(error),
      );
  });

// The first stops at the first of these moments, the second at the next, and then the power is gone for all of them.
const stopped = await Promise.all(works.map((work, nth) => stops(work, firstStep + nth)));
process.send?.({ stopped }, () => process.kill(process.pid, 'SIGKILL'));
