import { randomUUID } from 'node:crypto';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { openShop } from '../../../testing/shop-setup.ts';

/** Each of the two gives their own shop the same name; one gets it, and the other is told so. */
async function oneNameTakenTwice({ server, ana, bea, one, two }: Round): Promise<boolean> {
  const name = `Little Acorns ${randomUUID()}`;
  const replies = await Promise.all([openShop(ana.at(one), name), openShop(bea.at(two), name)]);
  const [taking, refused] = replies.toSorted((first, second) => first.status - second.status);
  const shops = await server.knex('shops').whereIn('userId', [ana.id, bea.id]);
  return (
    taking?.status === 200 &&
    refused?.status === 409 &&
    refused.body.error === 'SHOP_NAME_TAKEN' &&
    shops.length === 1
  );
}

raceInTwoProcesses({ oneNameTakenTwice }, new URL('../../../testing/naive/naive-shops.ts', import.meta.url));
