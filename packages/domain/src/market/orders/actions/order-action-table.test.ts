import { describe, expect, it } from 'vitest';
import {
  anOrder,
  ordersInEveryStatus,
  orderTimes,
  returnsInEveryStatus,
} from '../../../../testing/orders/an-order.ts';
import { noMoney } from '../../../money/payments/ledger.ts';
import { days, later } from '../../../platform/shared/time.ts';
import {
  type Fulfilment,
  fulfilments,
  isPaid,
  type Order,
  type OrderStatus,
  openOrderStatuses,
  orderPartyOf,
  orderStatuses,
} from '../order.ts';
import { type OrderRole, orderRoles } from '../order-action.ts';
import {
  enterOrder,
  type InputOf,
  type OrderAction,
  orderActions,
  orderActionsOpenTo,
} from './order-actions.ts';

/** Every time rule is open by then. */
const now = later(orderTimes.shipped, days(30));
const codeOf = (code: string) => expect.objectContaining({ code });
const balance = { ...noMoney, charged: 2606, held: 2500, fees: 106 };
const aPart = { balance, cents: 1000, agreedBefore: 0 };
const pickup = { code: '999999', wrongTries: 0 };
const payment = { paymentId: 'payment-1', taxCents: 0 };
const { terms } = returnsInEveryStatus.accepted;

/** What those are taken with that need more than the order. */
const inputsFor = ({ fulfilment }: Order): { readonly [A in OrderAction]?: InputOf<A> } => ({
  pay: { ...payment, pickup: fulfilment === 'pickup' ? pickup : null },
  payExpired: payment,
  payUnfit: payment,
  refuseCard: payment,
  ship: null,
  renewPickupCode: pickup,
  refundInPart: aPart,
  refundInPartByAdmin: aPart,
  offerReturn: { terms, balance },
  acceptReturn: { terms, balance },
  sendReturn: { carrier: 'usps', number: '9400' },
  confirmReturn: { balance },
});
const perform = (action: OrderAction, order: Order, by: OrderRole): Order =>
  enterOrder(action, order, by, now, inputsFor(order)[action]);
const actions = Object.keys(orderActions) as OrderAction[];

/** The kind of order that an action is for; shipping also where it is for all. */
const fulfilmentFor: Partial<Record<OrderAction, Fulfilment>> = {
  markProvided: 'service',
  enterPickupCode: 'pickup',
  renewPickupCode: 'pickup',
};

/** Only what is frozen can be resumed, a return has its own states, and only a parcel that the carrier knows stands still. */
function readyFor(action: OrderAction, order: Order): Order {
  if (order.status === 'problem' && action === 'resume') return { ...order, frozen: true };
  const [from] = orderActions[action].inReturn ?? [];
  if (order.status === 'problem' && from) {
    return { ...order, itemReturn: from === 'none' ? null : returnsInEveryStatus[from] };
  }
  if (order.status === 'shipped' && action === 'reportStalled') {
    return { ...order, tracking: { carrier: 'usps', number: '9400', parcel: { state: 'announced' } } };
  }
  return order;
}

const cases = actions.flatMap((action) =>
  Object.values(ordersInEveryStatus(fulfilmentFor[action] ?? 'shipping')).flatMap((each) => {
    const order = readyFor(action, each);
    return orderRoles.map((by) => ({ action, status: order.status, by, order }));
  }),
);
const openCases = cases.filter(({ action, order, by }) =>
  orderActionsOpenTo(order, by, now).includes(action),
);

describe('an order', () => {
  it.each(cases)('$action when $status by the $by', ({ action, order, status, by }) => {
    const { by: mayAct, from, ...row } = orderActions[action];
    const attempt = () => perform(action, order, by);
    const open = orderActionsOpenTo(order, by, now).includes(action);
    const inTable =
      (mayAct as readonly string[]).includes(by) && (from as readonly string[]).includes(status);
    expect(open).toBe(inTable);
    if (inTable) expect(attempt().status).toBe(row.to ?? status);
    else if (!(mayAct as readonly string[]).includes(by)) expect(attempt).toThrow(codeOf('FORBIDDEN'));
    else expect(attempt).toThrow(codeOf('CONFLICT'));
  });

  it('is fulfilled in its own way only', () => {
    const own: readonly (readonly [OrderAction, OrderRole, Fulfilment])[] = [
      ['ship', 'seller', 'shipping'],
      ['markProvided', 'seller', 'service'],
      ['enterPickupCode', 'seller', 'pickup'],
      ['renewPickupCode', 'buyer', 'pickup'],
    ];
    for (const [action, by, way] of own) {
      for (const fulfilment of fulfilments) {
        const order = anOrder('pending_shipment', fulfilment);
        expect(orderActionsOpenTo(order, by, now).includes(action)).toBe(fulfilment === way);
        if (fulfilment === way) continue;
        expect(() => perform(action, order, by)).toThrow(codeOf('WRONG_FULFILMENT'));
      }
    }
  });

  it('keeps what it is about in every action', () => {
    for (const { action, order, by } of openCases) {
      const { id, listingId, buyerId, sellerId, priceCents, processingFeeCents, createdAt } = order;
      const after = perform(action, order, by);
      const kept = { id, listingId, buyerId, sellerId, priceCents, processingFeeCents, createdAt };
      expect(after).toMatchObject(kept);
      if (isPaid(order)) expect(after).toMatchObject({ paidAt: order.paidAt, paymentId: order.paymentId });
    }
  });

  it('has in each status the fields of that status and no others', () => {
    for (const { action, order, by } of openCases) {
      const after = perform(action, order, by) as Order;
      const fields = Object.keys(ordersInEveryStatus(order.fulfilment)[after.status]).sort();
      expect([action, Object.keys(after).sort()]).toEqual([action, fields]);
    }
  });

  /** Written down once more by status, so that no action opens or closes unnoticed. */
  const offers: Readonly<Record<OrderStatus, Partial<Record<OrderRole, readonly OrderAction[]>>>> = {
    awaiting_payment: { provider: ['pay', 'expire', 'payUnfit', 'refuseCard'] },
    expired: { provider: ['payExpired', 'payUnfit'] },
    pending_shipment: {
      buyer: ['cancel'],
      seller: ['ship', 'cancel', 'refundInPart'],
      clock: ['cancel'],
      admin: ['refundByAdmin', 'refundInPartByAdmin'],
      provider: ['recordRefund', 'openDispute', 'openInquiry', 'closeInquiry', 'freeze'],
    },
    shipped: {
      buyer: ['confirm', 'reportProblem'],
      seller: ['refund', 'refundInPart'],
      clock: ['autoRelease'],
      admin: ['refundByAdmin', 'refundInPartByAdmin'],
      provider: ['recordRefund', 'openDispute', 'openInquiry', 'closeInquiry', 'freeze'],
    },
    problem: {
      buyer: ['confirm', 'answerProblem', 'askReturn'],
      seller: ['answerProblem', 'refund', 'refundInPart', 'offerReturn'],
      admin: ['refundByAdmin', 'refundInPartByAdmin', 'releaseByAdmin'],
      clock: ['escalateProblem', 'goOnPending', 'goOnShipped', 'goOnCompleted'],
      provider: [
        'recordRefund',
        'openDispute',
        'openInquiry',
        'closeInquiry',
        'winDispute',
        'closeDispute',
        'loseDisputeInPart',
        'loseDispute',
        'freeze',
      ],
    },
    completed: {
      admin: ['refundByAdmin', 'refundInPartByAdmin'],
      provider: ['recordRefund', 'openDispute', 'openInquiry', 'closeInquiry', 'freeze'],
    },
    cancelled: {},
    refunded: {},
  };

  it.each(orderStatuses.flatMap((status) => orderRoles.map((by) => [status, by] as const)))(
    'that is %s offers the %s what it can do, and nothing else',
    (status, by) => {
      expect(orderActionsOpenTo(anOrder(status), by, now)).toEqual(offers[status][by] ?? []);
    },
  );

  it('that is paid offers each party its own way to hand over', () => {
    const openTo = (order: Order, by: OrderRole) => orderActionsOpenTo(order, by, now);
    expect(openTo(anOrder('pending_shipment', 'pickup'), 'seller')).toEqual([
      'enterPickupCode',
      'cancel',
      'refundInPart',
    ]);
    expect(openTo(anOrder('pending_shipment', 'pickup'), 'buyer')).toEqual(['renewPickupCode', 'cancel']);
    expect(openTo(anOrder('pending_shipment', 'service'), 'seller')).toEqual([
      'markProvided',
      'cancel',
      'refundInPart',
    ]);
  });

  it('is there for the two it is between, and for nobody else', () => {
    const order = anOrder('shipped');
    expect(orderPartyOf(order, 1)).toBe('buyer');
    expect(orderPartyOf(order, 2)).toBe('seller');
    expect(() => orderPartyOf(order, 3)).toThrow(codeOf('NOT_FOUND'));
    expect(() => orderPartyOf({ ...order, buyerId: null }, 1)).toThrow(codeOf('NOT_FOUND'));
  });

  it('keeps an account from being deleted in every status that has something left to do', () => {
    for (const status of openOrderStatuses) {
      const left = orderRoles.flatMap((by) => orderActionsOpenTo(anOrder(status), by, now));
      expect(left).not.toEqual([]);
    }
  });
});
