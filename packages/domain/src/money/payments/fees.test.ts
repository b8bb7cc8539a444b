import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformFee, priceIn, processingFee, providerFee, quote, requireCents, totalOf } from './fees.ts';

const amounts = fc.integer({ min: 0, max: 999_999 });

describe('the processing fee', () => {
  it.each([
    [0, 31],
    [100, 34],
    [500, 46],
    [517, 47],
    [1000, 61],
    [2500, 106],
    [4800, 175],
    [10_000, 330],
    [500_000, 14_964],
  ])('of %i cents is %i', (price, fee) => {
    expect(processingFee(price)).toBe(fee);
  });

  it('covers what the provider takes of the whole, and not two cents more', () => {
    fc.assert(
      fc.property(amounts, (price) => {
        const paid = price + processingFee(price);
        const left = paid - providerFee(paid);
        expect(left).toBeGreaterThanOrEqual(price);
        expect(left).toBeLessThanOrEqual(price + 1);
      }),
    );
  });
});

describe('the processing fee of a sale that is taxed', () => {
  it.each([
    [4800, 0, 175],
    [4800, 825, 187],
    [4800, 1400, 196],
    [100, 1400, 35],
    [500_000, 1400, 17_127],
  ])('of %i cents at up to %i basis points is %i', (price, highest, fee) => {
    expect(processingFee(price, highest)).toBe(fee);
  });

  it('leaves the price and the tax at any rate up to the highest, and nothing of it is lost', () => {
    const rates = fc
      .integer({ min: 0, max: 5000 })
      .chain((highest) =>
        fc.record({ highest: fc.constant(highest), rate: fc.integer({ min: 0, max: highest }) }),
      );
    fc.assert(
      fc.property(amounts, rates, (price, { highest, rate }) => {
        const fee = processingFee(price, highest);
        const tax = Math.round(((price + fee) * rate) / 10_000);
        const paid = price + fee + tax;
        expect(paid - providerFee(paid)).toBeGreaterThanOrEqual(price + tax);
      }),
    );
  });

  it('is not two cents more than what the highest rate costs', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 5000 }), (price, highest) => {
        const fee = processingFee(price, highest);
        const tax = Math.round(((price + fee) * highest) / 10_000);
        const paid = price + fee + tax;
        expect(paid - providerFee(paid)).toBeLessThanOrEqual(price + tax + 1);
      }),
    );
  });

  it.each([-1, 10_001, 2.5])('is not worked out at %d basis points', (highest) => {
    expect(() => processingFee(1000, highest)).toThrow(RangeError);
  });
});

it('the price is found in what was paid with the fee', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 5000 }), (price, highest) => {
      expect(priceIn(price + processingFee(price, highest), highest)).toBe(price);
    }),
  );
  expect(priceIn(20)).toBe(0);
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
  const cost = { priceCents: 2500, processingFeeCents: 106, platformFeeCents: 125, taxCents: 0 };
  expect(quote(2500, 500)).toEqual(cost);
  expect(totalOf({ ...cost, taxCents: 215 })).toBe(2821);
  expect(totalOf(quote(2500, 500))).toBe(2606);
});
