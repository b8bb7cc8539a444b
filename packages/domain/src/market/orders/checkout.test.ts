import { expect, it } from 'vitest';
import { requireSellerPayable } from './checkout.ts';

it('refuses with the flag of the specification what a seller could not be paid for', () => {
  const refusal = { code: 'STRIPE_CONNECT_REQUIRED', details: { flags: { requiresStripeConnect: true } } };
  for (const account of [undefined, { ready: false }]) {
    expect(() => requireSellerPayable(account)).toThrow(expect.objectContaining(refusal));
  }
  expect(() => requireSellerPayable({ ready: true })).not.toThrow();
});
