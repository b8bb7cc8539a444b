import { expect, it } from 'vitest';
import { accountsOf, atProvider, movementKinds } from '../../money/payments/accounts.ts';
import { payoutStatements } from './payout-statement.ts';

const row = { provider: 'stripe', number: 0 } as const;

it('a payout is made of what has moved since the one before it', () => {
  const statements = payoutStatements([
    { ...row, kind: 'charge', cents: 5000 },
    { ...row, kind: 'fee', cents: 200 },
    { ...row, kind: 'providerFee', cents: 175 },
    { ...row, kind: 'payout', cents: 25 },
    { ...row, number: 1, kind: 'release', cents: 4800 },
    { ...row, number: 1, kind: 'reversal', cents: 300 },
    { ...row, provider: 'second', kind: 'planPayment', cents: 799 },
  ]);
  expect(statements).toEqual([
    {
      ...row,
      openingCents: 0,
      changes: { buyers: 5000, refunds: 0, sellers: 0, disputes: 0, providerFees: -175 },
      paidOutCents: 25,
      closingCents: 4800,
    },
    {
      ...row,
      number: 1,
      openingCents: 4800,
      changes: { buyers: 0, refunds: 0, sellers: -4500, disputes: 0, providerFees: 0 },
      paidOutCents: 0,
      closingCents: 300,
    },
    {
      provider: 'second',
      number: 0,
      openingCents: 0,
      changes: { buyers: 799, refunds: 0, sellers: 0, disputes: 0, providerFees: 0 },
      paidOutCents: 0,
      closingCents: 799,
    },
  ]);
});

it('ends with what the books have at the provider, whatever has moved', () => {
  const moved = movementKinds.map((kind, n) => ({ ...row, number: n % 3, kind, cents: 100 * 2 ** n }));
  const sorted = moved.toSorted((one, other) => one.number - other.number);
  expect(payoutStatements(sorted).at(-1)?.closingCents).toBe(atProvider(accountsOf(moved)));
});
