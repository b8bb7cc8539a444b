import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { noMoney } from '@nestmates/domain/money/payments/ledger.ts';
import { anOrder } from '@nestmates/domain/testing/orders/an-order.ts';
import { describe, expect, it } from 'vitest';
import type { OrderRow } from './page-ports.ts';
import { viewOfOrder } from './view-of-order.ts';

const now = new Date('2026-11-01T12:10:00Z');
const [buyer, seller] = [1, 2];
const rowOf = (order: Order, differing: Partial<OrderRow> = {}): OrderRow => ({
  order,
  title: 'Balance bike',
  photoUrl: null,
  listingStatus: 'reserved',
  buyer: null,
  seller: null,
  checkoutUrl: 'https://pay.example/checkout-1',
  address: null,
  balance: noMoney,
  moneyDue: false,
  review: null,
  ...differing,
});
const waiting = anOrder('awaiting_payment');

describe('an order that waits for its payment', () => {
  it('can be paid or given up by the buyer alone, on a page that only the buyer learns of', () => {
    const forBuyer = viewOfOrder(rowOf(waiting), buyer, now);
    expect(forBuyer).toMatchObject({
      actions: ['pay', 'abandon'],
      checkoutUrl: 'https://pay.example/checkout-1',
    });
    const forSeller = viewOfOrder(rowOf(waiting), seller, now);
    expect(forSeller).toMatchObject({ actions: [], checkoutUrl: null });
  });

  it('cannot be paid before its page is there', () => {
    expect(viewOfOrder(rowOf(waiting, { checkoutUrl: null }), buyer, now).actions).toEqual(['abandon']);
  });
});

describe('an order that is paid', () => {
  const paid = anOrder('pending_shipment', 'pickup');

  it('is paid no second time, although its page is known', () => {
    const { actions, checkoutUrl } = viewOfOrder(rowOf(paid), buyer, now);
    expect(actions).not.toContain('pay');
    expect(checkoutUrl).toBeNull();
  });

  it('shows its code for the pickup to the buyer alone', () => {
    expect(viewOfOrder(rowOf(paid), buyer, now).pickup?.code).toBe('012345');
    expect(viewOfOrder(rowOf(paid), seller, now).pickup?.code).toBeNull();
  });

  it('tells the buyer what it costs and the seller what is left of it', () => {
    expect(viewOfOrder(rowOf(paid), buyer, now)).toMatchObject({ cost: { price: 2500 }, payout: null });
    expect(viewOfOrder(rowOf(paid), seller, now)).toMatchObject({
      cost: null,
      payout: { price: 2500, platformFee: 0, payout: 2500 },
    });
  });
});

describe('the address of the buyer', () => {
  const address = {
    name: 'Bea Novak',
    lines: ['214 Lincoln Place'],
    city: 'Brooklyn',
    state: 'NY',
    postalCode: '11217',
    country: 'US',
  };
  const shown = (order: Order) => viewOfOrder(rowOf(order, { address }), seller, now).address;

  it.each(['pending_shipment', 'shipped', 'problem', 'completed'] as const)('is shown while %s', (status) => {
    expect(shown(anOrder(status))).toEqual(address);
  });

  it('is not shown any more once the order is cancelled, or paid back before it was sent', () => {
    expect(shown(anOrder('cancelled'))).toBeNull();
    expect(shown({ ...anOrder('refunded'), shippedAt: null })).toBeNull();
  });
});

it('says who is who', () => {
  const [bea, ana] = [
    { id: buyer, firstName: 'Bea', profilePhotoUrl: null },
    { id: seller, firstName: 'Ana', profilePhotoUrl: null },
  ];
  const view = viewOfOrder(rowOf(anOrder('shipped'), { buyer: bea, seller: ana }), buyer, now);
  expect(view).toMatchObject({ buyer: { firstName: 'Bea' }, seller: { firstName: 'Ana' } });
});

it('offers a refund in part while something is left of which one can be made', () => {
  const shipped = anOrder('shipped');
  const actionsWith = (held: number) =>
    viewOfOrder(
      rowOf(shipped, { balance: { ...noMoney, charged: held + 106, held, fees: 106 } }),
      seller,
      now,
    ).actions;
  expect(actionsWith(2500)).toContain('refundInPart');
  expect(actionsWith(0)).not.toContain('refundInPart');
});
