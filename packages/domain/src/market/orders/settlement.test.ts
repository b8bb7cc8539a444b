import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder, orderTimes } from '../../../testing/orders/an-order.ts';
import { quote } from '../../money/payments/fees.ts';
import {
  type Balance,
  balanceFaults,
  balanceOf,
  type Movement,
  noMoney,
  refundable,
} from '../../money/payments/ledger.ts';
import { chargeMovements, refundMovements } from '../../money/payments/movements.ts';
import { days, later } from '../../platform/shared/time.ts';
import { enterOrder, type OrderAction, orderActions, orderActionsOpenTo } from './actions/order-actions.ts';
import { isPaid, type Order, type OrderStatus } from './order.ts';
import { orderRoles } from './order-action.ts';
import { mostRefundedInPart, type PartRefunder, refundedInPart } from './refund-in-part.ts';
import {
  dueBookings,
  moneyFaults,
  moneyOf,
  moneyStepsOf,
  movementsOf,
  nextMoneyStep,
  owedToSeller,
} from './settlement.ts';

const at = later(orderTimes.paid, days(30));
const of = quote(2500, 500);
const paid = balanceOf(chargeMovements(of, at));
const next = (status: OrderStatus, balance = paid) =>
  nextMoneyStep({ status, balance, quote: of }, undefined);

function stepsAfter(action: OrderAction) {
  const { to } = orderActions[action];
  return to ? moneyStepsOf(to) : [];
}

describe('the money of an order', () => {
  it.each([
    ['confirm', ['release', 'reversal']],
    ['autoRelease', ['release', 'reversal']],
    ['enterPickupCode', ['release', 'reversal']],
    ['releaseByAdmin', ['release', 'reversal']],
    ['cancel', ['refund', 'reversal']],
    ['payExpired', ['refund', 'reversal']],
    ['payUnfit', ['refund', 'reversal']],
    ['refuseCard', ['refund', 'reversal']],
    ['goOnCompleted', ['release', 'reversal']],
    ['confirmReturn', ['release', 'reversal']],
    ['refundReturned', ['refund', 'reversal']],
    ['refund', ['refund', 'reversal']],
    ['refundByAdmin', ['refund', 'reversal']],
    ['recordRefund', ['refund', 'reversal']],
    ['loseDispute', ['refund', 'reversal']],
  ] as const)('moves when she takes the action %s', (action, steps) => {
    expect(stepsAfter(action)).toEqual(steps);
  });

  it('stays with every other action', () => {
    const moving = Object.keys(orderActions).filter((action) => stepsAfter(action as OrderAction).length > 0);
    expect(moving).toHaveLength(15);
  });

  it('is owed to the seller while it is held, except where the buyer is being paid back', () => {
    const owed = (status: OrderStatus, balance = paid) => owedToSeller({ status, balance, quote: of });
    expect((['pending_shipment', 'shipped', 'problem', 'completed'] as const).map((s) => owed(s))).toEqual([
      2375, 2375, 2375, 2375,
    ]);
    expect([owed('cancelled'), owed('refunded'), owed('awaiting_payment', noMoney)]).toEqual([0, 0, 0]);
  });

  it('is due until the ledger has it', () => {
    expect(next('pending_shipment')).toBeUndefined();
    expect(next('shipped')).toBeUndefined();
    expect(next('problem')).toBeUndefined();
    expect(next('completed')).toEqual({ step: 'release', cents: 2375 });
    expect(next('cancelled')).toEqual({ step: 'refund', cents: 2606 });
    expect(next('refunded')).toEqual({ step: 'refund', cents: 2606 });
    const released = { ...noMoney, charged: 2606, released: 2375, fees: 231 };
    expect(next('completed', released)).toBeUndefined();
    expect(next('refunded', released)).toEqual({ step: 'refund', cents: 2606 });
    const refunded = { ...noMoney, charged: 2606, held: -2375, released: 2375, refunded: 2606 };
    expect(next('refunded', refunded)).toEqual({ step: 'reversal', cents: 2375 });
    expect(next('problem', refunded)).toBeUndefined();
    const disputed = { status: 'problem', balance: refunded, quote: of, disputed: true } as const;
    expect(nextMoneyStep(disputed, undefined)).toEqual({ step: 'reversal', cents: 2375 });
  });

  it('is asked for again before anything else while its outcome is not known', () => {
    const asked = { step: 'release', cents: 2375 } as const;
    for (const status of ['completed', 'problem', 'refunded'] as const) {
      expect(nextMoneyStep({ status, balance: paid, quote: of }, asked)).toEqual(asked);
    }
  });

  it('is checked against the order', () => {
    const faults = (status: OrderStatus, balance = paid) => moneyFaults({ status, balance, quote: of });
    expect(faults('shipped')).toEqual([]);
    expect(faults('awaiting_payment', noMoney)).toEqual([]);
    expect(faults('expired')).toEqual(['charged without an order']);
    expect(faults('shipped', noMoney)).toEqual(['something else was charged than the order costs']);
    expect(faults('completed', { ...paid, held: 0, released: 2600 })).not.toEqual([]);
  });

  it('leaves no cent of a finished order to nobody', () => {
    const left = { ...noMoney, charged: 2606, held: 100, refunded: 2400, fees: 106 };
    const money = { status: 'completed', balance: left, quote: of } as const;
    expect(nextMoneyStep(money, undefined)).toBeUndefined();
    expect(dueBookings(money, at)).toEqual([{ kind: 'fee', cents: 100, at }]);
    expect(dueBookings({ ...money, status: 'shipped' }, at)).toEqual([]);
  });

  it('that comes back after it had become a debt settles the debt', () => {
    const late = { ...noMoney, charged: 2606, held: 500, released: 1875, refunded: 2606, owing: 2375 };
    expect(dueBookings({ status: 'refunded', balance: late, quote: of }, at)).toEqual([
      { kind: 'netting', cents: 500, at },
    ]);
  });

  it('that no reversal brings back is a debt, and the lost fee of an undone sale too', () => {
    const short = { ...noMoney, charged: 2606, held: -2375, refunded: 2606, owing: -2375 };
    expect(dueBookings({ status: 'refunded', balance: short, quote: of }, at)).toEqual([
      { kind: 'debt', cents: 2375, at },
    ]);
    const undone = { ...noMoney, charged: 2606, refunded: 2606, providerFees: 106 };
    const money = { status: 'cancelled', balance: undone, quote: of } as const;
    expect(dueBookings({ ...money, undoneBySeller: true }, at)).toHaveLength(2);
    expect(dueBookings(money, at)).toEqual([]);
  });
});

/** Half of what may go back in part; the order as it is where nothing may. */
function refundHalf(order: Order, by: PartRefunder, balance: Balance): Order {
  const most = isPaid(order) ? mostRefundedInPart(order, balance, by) : 0;
  if (!isPaid(order) || most === 0) return order;
  const part = { balance, cents: Math.ceil(most / 2), agreedBefore: refundedInPart(order, balance) };
  return by === 'seller'
    ? enterOrder('refundInPart', order, by, at, part)
    : enterOrder('refundInPartByAdmin', order, by, at, part);
}

type Act = (order: Order, by: (typeof orderRoles)[number], balance: Balance) => Order;
const act: Partial<Record<OrderAction, Act>> = {
  refundInPart: (order, _, balance) => refundHalf(order, 'seller', balance),
  refundInPartByAdmin: (order, _, balance) => refundHalf(order, 'admin', balance),
  ship: (order, by) => enterOrder('ship', order, by, at, null),
  cancel: (order, by) => enterOrder('cancel', order, by, at),
  confirm: (order, by) => enterOrder('confirm', order, by, at),
  autoRelease: (order, by) => enterOrder('autoRelease', order, by, at),
  reportProblem: (order, by) => enterOrder('reportProblem', order, by, at),
  answerProblem: (order, by) => enterOrder('answerProblem', order, by, at),
  refund: (order, by) => enterOrder('refund', order, by, at),
  refundByAdmin: (order, by) => enterOrder('refundByAdmin', order, by, at),
  releaseByAdmin: (order, by) => enterOrder('releaseByAdmin', order, by, at),
  recordRefund: (order, by) => enterOrder('recordRefund', order, by, at),
  openDispute: (order, by) => enterOrder('openDispute', order, by, at),
  winDispute: (order, by) => enterOrder('winDispute', order, by, at),
  freeze: (order, by) => enterOrder('freeze', order, by, at),
  resume: (order, by) => enterOrder('resume', order, by, at),
  loseDispute: (order, by) => enterOrder('loseDispute', order, by, at),
};

/** The provider's own part in a history: money that it moved by itself. */
const movedByProvider: Partial<Record<OrderAction, true>> = { recordRefund: true, loseDispute: true };

const history = fc.record({
  paysLate: fc.boolean(),
  taxCents: fc.nat(9999),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  price: fc.integer({ min: 50, max: 999_999 }),
  choices: fc.array(
    fc.record({
      choice: fc.nat(),
      /** How many of the due steps are carried out before the next action. */
      steps: fc.integer({ min: 0, max: 3 }),
      dashboardRefund: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 }),
    }),
    { maxLength: 8 },
  ),
});

it('ends where it belongs after any history, however late the steps are carried out', () => {
  fc.assert(
    fc.property(history, ({ paysLate, basisPoints, price, taxCents, choices }) => {
      const cost = quote(price, basisPoints);
      const payment = { paymentId: 'payment-1', taxCents };
      let order: Order = paysLate
        ? enterOrder('payExpired', { ...anOrder('expired'), ...cost }, 'provider', at, payment)
        : enterOrder('pay', { ...anOrder('awaiting_payment'), ...cost }, 'provider', at, {
            ...payment,
            pickup: null,
          });
      const ledger: Movement[] = [...chargeMovements(order, at)];
      const money = () => moneyOf(order, balanceOf(ledger));
      const takeStep = (): boolean => {
        const due = nextMoneyStep(money(), undefined);
        if (due) ledger.push(...movementsOf(due, money(), at));
        expect(moneyFaults(money())).toEqual([]);
        return due !== undefined;
      };
      const refundInDashboard = (part: number) => {
        const cents = Math.floor(refundable(balanceOf(ledger)) * part);
        ledger.push(...refundMovements(balanceOf(ledger), cents, at));
      };

      for (const { choice, steps, dashboardRefund } of choices) {
        if (dashboardRefund !== null) refundInDashboard(dashboardRefund);
        const open = orderRoles.flatMap((by) =>
          orderActionsOpenTo(order, by, at).flatMap((action) => {
            const perform = act[action];
            return perform ? [{ action, take: () => perform(order, by, balanceOf(ledger)) }] : [];
          }),
        );
        const chosen = open[choice % Math.max(1, open.length)];
        if (chosen) {
          if (movedByProvider[chosen.action]) refundInDashboard(1);
          order = chosen.take();
        }
        for (let step = 0; step < steps; step += 1) takeStep();
        expect(moneyFaults(money())).toEqual([]);
      }
      while (takeStep());
      ledger.push(...dueBookings(money(), at));

      const balance = balanceOf(ledger);
      expect(balanceFaults(balance)).toEqual([]);
      if (order.status === 'completed') {
        expect(balance.held).toBe(0);
        expect(balance.released).toBeLessThanOrEqual(price);
      }
      if (order.status === 'cancelled' || order.status === 'refunded') {
        const nothing = { held: 0, released: 0, fees: 0, tax: 0 };
        expect(balance).toMatchObject({ ...nothing, refunded: balance.charged });
      }
    }),
  );
});
