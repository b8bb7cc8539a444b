import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, providerFee, quote } from './fees.ts';
import {
  balanceFaults,
  balanceOf,
  type Movement,
  noMoney,
  refundable,
  releasable,
  returnedWithoutTax,
  withoutTax,
} from './ledger.ts';
import {
  chargeMovements,
  disputeEndMovements,
  disputeMovements,
  failedRefundMovements,
  feeDebtMovements,
  refundMovements,
  releaseMovements,
  unfitChargeMovements,
} from './movements.ts';
import { taxIn } from './tax-share.ts';

const at = new Date('2026-11-03T09:00:00Z');
/** $25.00, a fee of $1.06 and 8.25 % of both. */
const of = { ...quote(2500, 0), taxCents: 215 };
const paid = chargeMovements(of, at);

describe('the tax in what goes back', () => {
  it.each([
    [0, 0],
    [1, 0],
    [6, 0],
    [7, 1],
    [1000, 76],
    [2820, 215],
    [2821, 215],
    [9999, 215],
    [-5, 0],
  ])('of $28.21 with $2.15 tax: %i has %i', (returned, tax) => {
    expect(taxIn({ paidCents: 2821, taxCents: 215 }, returned)).toBe(tax);
  });

  it('is none of what was paid without', () => {
    expect(taxIn({ paidCents: 2606, taxCents: 0 }, 1303)).toBe(0);
    expect(taxIn({ paidCents: 0, taxCents: 0 }, 0)).toBe(0);
  });

  it('is half of it at the half, whichever cent it is', () => {
    expect([1, 2, 3].map((taxCents) => taxIn({ paidCents: 10, taxCents }, 5))).toEqual([1, 1, 2]);
  });
});

describe('a sale with tax', () => {
  it('holds the price, and owes the tax to a tax office', () => {
    expect(balanceOf(paid)).toEqual({
      ...noMoney,
      charged: 2821,
      held: 2500,
      fees: 106,
      tax: 215,
      taxCollected: 215,
    });
  });

  it('leaves the seller the price without it', () => {
    expect(releasable(balanceOf(paid), of)).toBe(2500);
    const sold = [...paid, ...releaseMovements(balanceOf(paid), of, 2500, at)];
    expect(balanceOf(sold)).toMatchObject({ held: 0, released: 2500, tax: 215, fees: 106 });
  });

  it('gives the tax back with a part, and the rest of it with the rest', () => {
    const part = [...paid, ...refundMovements(balanceOf(paid), 1000, at)];
    expect(part.slice(3)).toEqual([
      { kind: 'refund', cents: 1000, at },
      { kind: 'taxBack', cents: 76, at },
    ]);
    expect(balanceOf(part)).toMatchObject({ held: 1576, tax: 139, fees: 106 });
    const whole = [...part, ...refundMovements(balanceOf(part), 1821, at)];
    expect(balanceOf(whole)).toEqual({ ...noMoney, charged: 2821, refunded: 2821, taxCollected: 215 });
  });

  it('takes it back with a refund that fails', () => {
    const part = [...paid, ...refundMovements(balanceOf(paid), 1000, at)];
    const failed = [...part, ...failedRefundMovements(balanceOf(part), 1000, at)];
    expect(balanceOf(failed)).toEqual(balanceOf(paid));
  });

  it.each([
    ['disputeWon', { held: 2500, disputed: 0, refunded: 0, tax: 215 }],
    ['disputeLost', { held: 1576, disputed: 0, refunded: 1000, tax: 139 }],
  ] as const)('has the tax with what a bank has taken: %s', (outcome, after) => {
    const open = [...paid, ...disputeMovements(balanceOf(paid), 1000, at)];
    expect(balanceOf(open)).toMatchObject({ held: 1576, disputed: 1000, tax: 139 });
    const over = [...open, ...disputeEndMovements(outcome, balanceOf(open), 1000, at)];
    expect(balanceOf(over)).toMatchObject(after);
  });

  it('is entered as what it is where it does not fit, and is gone when all went back', () => {
    const unfit = unfitChargeMovements(3000, 229, at);
    expect(balanceOf(unfit)).toMatchObject({ charged: 3000, held: 2771, fees: 0, tax: 229 });
    const back = [...unfit, ...refundMovements(balanceOf(unfit), 3000, at)];
    expect(balanceOf(back)).toMatchObject({ held: 0, refunded: 3000, tax: 0 });
  });

  it('leaves the seller who undoes it the fee of the provider that was said, and none for the tax', () => {
    const undone = [...paid, ...refundMovements(balanceOf(paid), 2821, at)];
    const fee: Movement = { kind: 'providerFee', cents: providerFee(2821), at };
    const balance = balanceOf([...undone, fee]);
    expect(feeDebtMovements(balance, at)).toEqual([
      { kind: 'debt', cents: providerFee(2606), at },
      { kind: 'fee', cents: providerFee(2606), at },
    ]);
    expect(feeDebtMovements(balanceOf([...undone, fee, ...feeDebtMovements(balance, at)]), at)).toEqual([]);
  });

  it('knows what of an amount is no tax', () => {
    expect([0, 1000, 2821].map((cents) => returnedWithoutTax(balanceOf(paid), cents))).toEqual([
      0, 924, 2606,
    ]);
    expect(withoutTax(balanceOf(paid), 1000)).toBe(924);
    expect(withoutTax(balanceOf(chargeMovements(quote(2500, 0), at)), 1000)).toBe(1000);
  });
});

type Step = 'refund' | 'refund fails' | 'dispute' | 'won' | 'lost';

it('all parts that went back have the whole tax in them together, in whatever order they went', () => {
  const steps = fc.array(
    fc.record({
      step: fc.constantFrom<Step>('refund', 'refund fails', 'dispute', 'won', 'lost'),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 20 },
  );
  const prices = fc.integer({ min: 100, max: 500_000 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 100_000 }), steps, (price, taxCents, history) => {
      const movements: Movement[] = [...chargeMovements({ ...quote(price, 0), taxCents }, at)];
      for (const { step, part } of history) {
        const balance = balanceOf(movements);
        const of = (most: Cents): Cents => Math.floor(most * part);
        const taken: Record<Step, () => readonly Movement[]> = {
          refund: () => refundMovements(balance, of(refundable(balance)), at),
          'refund fails': () => failedRefundMovements(balance, of(balance.refunded), at),
          dispute: () => disputeMovements(balance, of(refundable(balance)), at),
          won: () => disputeEndMovements('disputeWon', balance, of(balance.disputed), at),
          lost: () => disputeEndMovements('disputeLost', balance, of(balance.disputed), at),
        };
        movements.push(...taken[step]());
        expect(balanceFaults(balanceOf(movements))).toEqual([]);
      }
      const before = balanceOf(movements);
      movements.push(...disputeEndMovements('disputeLost', before, before.disputed, at));
      const left = balanceOf(movements);
      movements.push(...refundMovements(left, refundable(left), at));
      expect(balanceOf(movements)).toMatchObject({ tax: 0, held: 0, fees: 0 });
    }),
  );
});
