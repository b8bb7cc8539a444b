import { Buying } from '@nestmates/application/orders/buying.ts';
import { CheckoutResults } from '@nestmates/application/orders/checkout-results.ts';
import { OrderClock } from '@nestmates/application/orders/order-clock.ts';
import { Settlement } from '@nestmates/application/orders/settlement.ts';
import type { Transaction } from '@nestmates/application/shared/ports.ts';
import { aCaller } from '@nestmates/application/testing/a-caller.ts';
import { readConfig } from '@nestmates/infrastructure/config/config.ts';
import { createContainer } from '@nestmates/infrastructure/container.ts';
import { connect } from '@nestmates/infrastructure/database/knex.ts';
import { transaction as transactionPort } from '@nestmates/infrastructure/database/ports.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { checkouts, money } from '@nestmates/infrastructure/orders/ports.ts';
import { createLog } from '../src/operations/log.ts';

/** What the process does before it ends, or is killed at one of the steps of it. */
export type Work =
  | { readonly does: 'checkout'; readonly buyerId: number; readonly listingId: number }
  | { readonly does: 'enter-payment'; readonly checkoutId: string }
  | { readonly does: 'look'; readonly orderId: number }
  | { readonly does: 'settle'; readonly orderId: number };

const work: Work = JSON.parse(process.argv[2] ?? '');
const killedAt = Number(process.argv[3]);

let step = 0;
/** A moment at which a machine may lose its power. */
function moment(): void {
  step += 1;
  if (step === killedAt) process.kill(process.pid, 'SIGKILL');
}

const config = readConfig(process.env);
const knex = connect(config.DATABASE_URL ?? '', { max: 4 });
const log = createLog('silent');
const container = createContainer({ config, knex, publicUrl: () => config.PUBLIC_URL ?? '', log });

/** Before a transaction, before its commit and after it. */
const real = container.get(KnexTransaction);
const transaction: Transaction = {
  async run(body) {
    moment();
    const result = await real.run(async () => {
      const done = await body();
      moment();
      return done;
    });
    moment();
    return result;
  },
};

/** Before the provider is asked, and after it has done it. */
function withMoments<T extends object>(port: T): T {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        moment();
        const answer: unknown = await method.apply(target, args);
        moment();
        return answer;
      };
    },
  });
}

const provider = { checkouts: container.get(checkouts), money: container.get(money) };
container.rebind(checkouts).toConstantValue(withMoments(provider.checkouts));
container.rebind(money).toConstantValue(withMoments(provider.money));
container.rebind(transactionPort).toConstantValue(transaction);

switch (work.does) {
  case 'checkout':
    await container.get(Buying).checkout(aCaller({ id: work.buyerId }), { listingId: work.listingId });
    break;
  case 'enter-payment':
    await container.get(CheckoutResults).changed(work.checkoutId);
    break;
  case 'look':
    await container.get(OrderClock).look({ orderId: work.orderId });
    break;
  case 'settle':
    await container.get(Settlement).settle({ orderId: work.orderId });
}
await knex.destroy();
