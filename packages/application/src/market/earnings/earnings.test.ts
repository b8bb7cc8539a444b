import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { balanceOf, type Movement } from '@nestmates/domain/money/payments/ledger.ts';
import {
  chargeMovements,
  refundMovements,
  releaseMovements,
} from '@nestmates/domain/money/payments/movements.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { anOrder, orderTimes } from '@nestmates/domain/testing/orders/an-order.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { Earnings } from './earnings.ts';

const sale = (order: Order, id: number) => ({
  order: { ...order, id } as Order,
  title: `Sale ${id}`,
  isChecked: false,
  balance: balanceOf(chargeMovements(order, orderTimes.paid)),
});
const shipped = (daysAfter: number) => ({
  ...anOrder('shipped'),
  shippedAt: later(orderTimes.paid, days(daysAfter)),
});

const ana = aCaller({ id: 1 });
const earningsIn = (
  sales: readonly ReturnType<typeof sale>[],
  moved: readonly Movement[] = [],
  newSellerHoldDays = 0,
) =>
  new Earnings({
    earningsQueries: {
      salesOf: async () => sales,
      owingSalesOf: async () => sales,
      sumsOf: async () => ({
        moved,
        days: [],
        salesSince: 0,
        debtCents: 0,
        debtOfOthersCents: 0,
        releases: 0,
      }),
      debtOf: async () => 0,
    },
    newSellerHoldDays,
    clock: { now: () => orderTimes.settled },
  });
/** Sold and released: nothing of it is owed any more. */
const released = (id: number) => {
  const order = anOrder('completed');
  const charged = chargeMovements(order, orderTimes.paid);
  const moved = releaseMovements(balanceOf(charged), order, order.priceCents, orderTimes.settled);
  return { ...sale(order, id), balance: balanceOf([...charged, ...moved]) };
};

it('has none of the tax in what went back', async () => {
  const order = { ...anOrder('shipped'), taxCents: 215 };
  const charged = chargeMovements(order, orderTimes.paid);
  const back = refundMovements(balanceOf(charged), 1000, orderTimes.settled);
  const balance = balanceOf([...charged, ...back]);
  const [, row] = (await earningsIn([{ ...sale(order, 1), balance }]).export(ana)).split('\r\n');
  expect(row?.split(',').slice(4)).toEqual(['25.00', '0.00', '15.76', '0.00', '9.24']);
});

describe('what a seller has earned', () => {
  it('names what is held with the next release first, and last what nobody can say the time of', async () => {
    const sales = [
      sale(anOrder('pending_shipment'), 1),
      sale(shipped(5), 2),
      sale(anOrder('cancelled'), 3),
      sale(shipped(2), 4),
      sale(anOrder('problem'), 5),
      released(6),
      { ...sale(anOrder('problem'), 7), balance: { ...released(7).balance, held: 1 } },
    ];
    const { waiting, held } = await earningsIn(sales).show(ana);
    expect(waiting.map(({ orderId }) => orderId)).toEqual([4, 2, 1, 5, 7]);
    expect(waiting[0]?.releaseAt).toBe(later(orderTimes.paid, days(9)).toISOString());
    expect(held).toBe(4 * 2500 + 1);
  });

  it('waits a day after a pickup, and as long as a new seller has to', async () => {
    const pickedUp = sale(anOrder('completed', 'pickup'), 1);
    const { waiting } = await earningsIn([pickedUp]).show(ana);
    expect(waiting).toMatchObject([{ releaseAt: later(orderTimes.settled, days(1)).toISOString() }]);
    const held = await earningsIn([pickedUp], [], 3).show(ana);
    expect(held.waiting).toMatchObject([{ releaseAt: later(orderTimes.settled, days(3)).toISOString() }]);
  });

  it('is summed up by month', async () => {
    const moved: readonly Movement[] = [
      { kind: 'release', cents: 2500, at: new Date('2026-10-09T00:00:00Z') },
      { kind: 'reversal', cents: 300, at: new Date('2026-11-09T00:00:00Z') },
      { kind: 'refund', cents: 200, at: new Date('2026-11-10T00:00:00Z') },
    ];
    expect(await earningsIn([], moved).show(ana)).toMatchObject({
      available: 2200,
      held: 0,
      refunded: 200,
      debt: 0,
      debtOfOthers: 0,
      newSeller: null,
      waiting: [],
      months: [
        { month: '2026-10', released: 2500, reversed: 0, refunded: 0 },
        { month: '2026-11', released: 0, reversed: 300, refunded: 200 },
      ],
    });
  });

  it('is exported with a line for each sale, in dollars', async () => {
    expect(await earningsIn([sale(anOrder('shipped'), 8), released(9)]).export(ana)).toBe(
      [
        'Order,Date,Title,Status,Price,Platform fee,Held,Released,Refunded',
        '8,2026-11-01,Sale 8,Shipped,25.00,0.00,25.00,0.00,0.00',
        '9,2026-11-01,Sale 9,Completed,25.00,0.00,0.00,25.00,0.00',
        '',
      ].join('\r\n'),
    );
  });
});

it.each([
  [0, 0, null],
  [3, 0, { holdDays: 3, releasesLeft: 5 }],
  [1, 4, { holdDays: 1, releasesLeft: 1 }],
  [3, 5, null],
])(
  'say how long a new seller waits: %i days, after %i releases',
  async (newSellerHoldDays, releases, newSeller) => {
    const earnings = new Earnings({
      earningsQueries: {
        salesOf: async () => [],
        owingSalesOf: async () => [],
        sumsOf: async () => ({
          moved: [],
          days: [],
          salesSince: 0,
          debtCents: 91,
          debtOfOthersCents: 40,
          releases,
        }),
        debtOf: async () => 91,
      },
      newSellerHoldDays,
      clock: { now: () => orderTimes.settled },
    });
    expect(await earnings.show(aCaller({ id: 1 }))).toMatchObject({ debt: 91, debtOfOthers: 40, newSeller });
  },
);
