import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformFee, processingFee, quote, requireCents, totalOf } from './fees.ts';

const amounts = fc.integer({ min: 0, max: 999_999 });

describe('the processing fee', () => {
  it.each([
    [0, 30],
    [100, 33],
    [500, 45],
    [517, 45],
    [518, 45],
    [1000, 59],
    [2500, 103],
    [10_000, 320],
    [999_999, 29_030],
  ])('of %i cents is %i', (price, fee) => {
    expect(processingFee(price)).toBe(fee);
  });

  it('is 2.9 % and 30 cents, to the nearest cent', () => {
    fc.assert(
      fc.property(amounts, (price) => {
        expect(Math.abs(processingFee(price) - 30 - price * 0.029)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});

describe('the platform fee', () => {
  it.each([
    [2500, 0, 0],
    [2500, 500, 125],
    [2599, 500, 129],
    [99, 100, 0],
    [2500, 10_000, 2500],
  ])('of %i cents at %i basis points is %i', (price, basisPoints, fee) => {
    expect(platformFee(price, basisPoints)).toBe(fee);
  });

  it.each([-1, 10_001, 2.5, Number.NaN])('is not taken at %d basis points', (basisPoints) => {
    expect(() => platformFee(1000, basisPoints)).toThrow(RangeError);
  });
});

it('amounts are whole cents', () => {
  for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => requireCents(wrong)).toThrow(RangeError);
    expect(() => quote(wrong, 0)).toThrow(RangeError);
  }
  expect(requireCents(0)).toBe(0);
});

it('the buyer pays the price and the processing fee, and the seller pays the platform fee', () => {
  expect(quote(2500, 500)).toEqual({ priceCents: 2500, processingFeeCents: 103, platformFeeCents: 125 });
  expect(totalOf(quote(2500, 500))).toBe(2603);
});
