import { describe, expect, it } from 'vitest';
import { asksCardholder, requireSellerPayable } from './checkout.ts';

it('refuses with the flag of the specification what a seller could not be paid for', () => {
  const refusal = { code: 'STRIPE_CONNECT_REQUIRED', details: { flags: { requiresStripeConnect: true } } };
  for (const account of [undefined, { ready: false }]) {
    expect(() => requireSellerPayable(account)).toThrow(expect.objectContaining(refusal));
  }
  expect(() => requireSellerPayable({ ready: true })).not.toThrow();
});

describe('whether the cardholder is asked', () => {
  const at = new Date('2026-03-08T10:00:00Z');
  const order = { priceCents: 4800, processingFeeCents: 175, taxCents: 0, createdAt: at };
  const before = new Date('2026-03-08T09:59:59Z');

  it.each([
    ['a first purchase', null, 10_000, true],
    ['one that is paid while the first one is', at, 10_000, true],
    ['a later one', before, 10_000, false],
    ['a later one of just the limit', before, 4975, false],
    ['a later one above the limit', before, 4974, true],
  ])('%s', (_, firstPaidAt, above, asked) => {
    expect(asksCardholder(order, firstPaidAt, above)).toBe(asked);
  });
});
