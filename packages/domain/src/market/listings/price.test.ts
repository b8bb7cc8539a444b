import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, dollarsToType, priceProblem, priceRule, requirePriceUpTo } from './price.ts';

describe('a price', () => {
  it.each([
    ['48', 4800],
    ['48.5', 4850],
    ['48.50', 4850],
    [' $1,250.00 ', 125_000],
    ['1.75', 175],
    ['5000', 500_000],
  ])('typed as "%s" is %i cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it.each([
    ['', priceRule.missing],
    ['   ', priceRule.missing],
    ['1e3', priceRule.wrong],
    ['0.001', priceRule.wrong],
    ['-5', priceRule.wrong],
    ['.', priceRule.wrong],
    ['$', priceRule.wrong],
    ['12,50', priceRule.wrong],
    ['1,0000', priceRule.wrong],
    ['0x10', priceRule.wrong],
    ['١٢', priceRule.wrong],
    ['Infinity', priceRule.wrong],
    ['0', priceRule.tooLow],
    ['0.99', priceRule.tooLow],
    ['5000.01', priceRule.tooHigh],
    ['10000000', priceRule.tooHigh],
    ['9'.repeat(400), priceRule.wrong],
  ])('typed as "%s" is refused', (typed, problem) => {
    expect(centsOf(typed)).toBe(problem);
  });

  it('may be limited further by an operator', () => {
    expect(() => requirePriceUpTo(20_000, 20_000)).not.toThrow();
    expect(() => requirePriceUpTo(20_000, 20_001)).toThrow('Price must be $200.00 or less');
  });

  it('stands in a form as it can be typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: priceRule.minCents, max: priceRule.maxCents }), (cents) => {
        expect(centsOf(dollarsToType(cents))).toBe(cents);
      }),
    );
  });

  it('is whole cents within the limits, or refused, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.float().map(String)), (typed) => {
        const cents = centsOf(typed);
        if (typeof cents === 'number') expect(priceProblem(cents)).toBeUndefined();
      }),
    );
  });
});
