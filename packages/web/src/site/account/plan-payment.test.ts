import type { SubscriptionView } from '@nestmates/application/money/subscriptions/contract.ts';
import { describe, expect, it } from 'vitest';
import { planPayment } from './plan-payment.ts';

const of = (status: SubscriptionView['status'], cents?: number) =>
  planPayment({ plan: 'premium', status, periodEnd: '2026-12-22T12:00:00.000Z', openUntil: null }, cents);

describe('the row of the plan', () => {
  it('says when it renews, and for how much once that is known', () => {
    expect(of('active', 1199)).toEqual({
      text: 'Renews on December 22',
      isUrgent: false,
      price: '$11.99 a month',
    });
    expect(of('active').price).toBeUndefined();
  });

  it('names no price of a plan that is not renewed', () => {
    expect(of('ending', 1199)).toEqual({ text: 'Open until December 22', isUrgent: false, price: undefined });
  });

  it('asks for a payment that failed', () => {
    expect(of('past_due', 1199)).toMatchObject({ text: 'Your last payment failed', isUrgent: true });
    expect(of('unpaid', 1199).isUrgent).toBe(true);
  });
});
