import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemoryOrders } from '../../../../testing/memory/memory-orders.ts';
import { type OrdersInMemory, ordersInMemory } from '../../../../testing/memory/orders-in-memory.ts';
import { deedsOf } from '../../../../testing/orders/deeds-of.ts';
import { historyRounds } from '../../../../testing/orders/history-rounds.ts';
import { tryTo } from '../../../../testing/orders/member-steps.ts';
import {
  endProblem,
  handsOver,
  histories,
  leaves,
  live,
  marks,
  orderSteps,
  settleDown,
} from '../../../../testing/orders/memory-histories.ts';
import { has, mustHave } from '../../../../testing/orders/party-balances.ts';

const paid = ['pays', 'the event of the checkout comes'];

type Entry = MemoryOrders['entries'][number];
/** Mistakes about what a state has got for a seller who has left. */
const plantedFaults: Readonly<Record<string, (row: Entry) => readonly Entry[]>> = {
  'what a state has got is ours': (row) =>
    row.kind === 'handOver'
      ? [
          { ...row, kind: 'unclaimed', cents: 0 - row.cents },
          { ...row, kind: 'fee' },
        ]
      : [row],
  'what a state has got still waits for the seller': (row) => (row.kind === 'handOver' ? [] : [row]),
};

/** Lives the history, in which the seller leaves, until what is due to the seller is marked. */
async function liveUntilMarked(
  app: OrdersInMemory,
  { history, isReleased }: { readonly history: readonly string[]; readonly isReleased: boolean },
): Promise<number> {
  const orderId = await live(app, history);
  await endProblem(app, orderId, isReleased ? 'releases' : 'refunds');
  await tryTo(() => orderSteps[marks]?.(app, orderId));
  await settleDown(app, orderId);
  return orderId;
}

async function handOverAfterYears(app: OrdersInMemory, orderId: number): Promise<void> {
  app.clock.forward(days(3 * 366));
  await tryTo(() => orderSteps[handsOver]?.(app, orderId));
  await settleDown(app, orderId);
}

describe('when the seller leaves', () => {
  it('whoever leaves has what waits to be claimed, and is sent it when they come again, or a state gets it', async () => {
    let marked = 0;
    await fc.assert(
      fc.asyncProperty(
        histories,
        histories,
        fc.boolean(),
        fc.boolean(),
        async (history, after, isReleased, comesBack) => {
          const app = ordersInMemory();
          const orderId = await liveUntilMarked(app, {
            history: [...history, leaves, ...after],
            isReleased,
          });
          const expectAll = async () => {
            const deeds = [await deedsOf(app, orderId)];
            const accounts = accountsOf(app.store.entries);
            expect(has(deeds, { accounts, balance: app.payments.balance })).toEqual(mustHave(deeds));
            expect(await app.unmatched.open(10)).toEqual([]);
            return accounts;
          };
          const { unclaimed } = await expectAll();
          marked += unclaimed > 0 ? 1 : 0;
          if (comesBack) {
            app.store.isPaidWith(orderId, 'a new account');
            await settleDown(app, orderId);
          } else await handOverAfterYears(app, orderId);
          const { handedOver, unclaimed: left } = await expectAll();
          expect([left, handedOver]).toEqual([0, comesBack ? 0 : unclaimed]);
        },
      ),
      {
        ...historyRounds(),
        examples: [
          [[...paid, 'ships', 'confirms'], [], false, true],
          [[...paid, 'ships', 'confirms'], [], false, false],
          [
            [...paid, 'ships'],
            [...paid, 'ships', 'confirms', 'a worker runs', 'the dump is restored'],
            false,
            true,
          ],
        ],
      },
    );
    expect(marked).toBeGreaterThan(0);
  }, 60_000);

  it('each planted fault of what a state gets is found within 200 histories', async () => {
    const found = new Set<string>();
    await fc.assert(
      fc.asyncProperty(histories, histories, fc.boolean(), async (before, after, isReleased) => {
        const app = ordersInMemory();
        const history = [...before, leaves, ...after];
        const orderId = await liveUntilMarked(app, { history, isReleased });
        const { unclaimed } = accountsOf(app.store.entries);
        await handOverAfterYears(app, orderId);
        const deeds = [await deedsOf(app, orderId)];
        for (const [name, change] of Object.entries(plantedFaults)) {
          const accounts = accountsOf(app.store.entries.flatMap(change));
          const { handedOver, unclaimed: left } = accounts;
          const ends = [has(deeds, { accounts, balance: app.payments.balance }), left, handedOver];
          if (JSON.stringify(ends) !== JSON.stringify([mustHave(deeds), 0, unclaimed])) found.add(name);
        }
      }),
      { ...historyRounds(), numRuns: 200 },
    );
    expect([...found].sort()).toEqual(Object.keys(plantedFaults).sort());
  }, 60_000);
});
