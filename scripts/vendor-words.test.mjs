import { describe, expect, it } from 'vitest';
import { vendorWords } from './vendor-words.mjs';

const file = 'packages/application/src/market/orders/buying.ts';
const line = "import Stripe from 'stripe';";

describe('the scan for names of providers', () => {
  it('finds one outside of its folder', () => {
    expect(vendorWords(file, `const one = 1;\n${line}`)).toEqual([
      `${file}:2: names Stripe outside of its folder`,
    ]);
  });

  it('lets it stand in its folder, in tests and in the words of the specification', () => {
    const itsOwn = 'packages/infrastructure/src/money/payments/stripe/stripe-client.ts';
    expect(vendorWords(itsOwn, line)).toEqual([]);
    expect(vendorWords('packages/application/src/market/orders/orders.test.ts', line)).toEqual([]);
    expect(vendorWords(file, "code: 'STRIPE_CONNECT_REQUIRED', path: '/api/stripe/connect/status'")).toEqual(
      [],
    );
  });
});
