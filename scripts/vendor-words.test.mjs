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

  it.each([
    ["id.startsWith('ch_')", 'ch_'],
    ['const id = `txn_1`;', 'txn_'],
    ["row['payment_intent']", 'payment_intent'],
    ["model: 'gpt-5-mini'", 'gpt-'],
    ["model: 'text-embedding-4'", 'text-embedding-'],
  ])('finds what one calls its objects and models: %s', (program, found) => {
    expect(vendorWords(file, program)).toEqual([`${file}:1: names ${found} outside of its folder`]);
  });

  it('lets other words stand, and the ids that the sandbox has in databases', () => {
    expect(vendorWords(file, "status: 'in_review', id: `demo_release_1`, research_ch_: 'search_me'")).toEqual(
      [],
    );
    const sandbox = 'packages/infrastructure/src/money/payments/sandbox/sandbox-ledger.ts';
    expect(vendorWords(sandbox, 'const id = `txn_1`;')).toEqual([]);
    expect(vendorWords(sandbox, line)).toHaveLength(1);
  });
});
