import { describe, expect, it } from 'vitest';
import { Plans } from './plans.ts';

const prices = { pro: 1000, premium: 2000 };

describe('the plans', () => {
  it('cost what the configuration says', () => {
    const plans = new Plans({ prices, taxes: { addedTo: () => undefined, highestBasisPoints: 0 } }).list();
    expect(plans.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      ['free', 0],
      ['pro', 1000],
      ['premium', 2000],
    ]);
    expect(plans.some((plan) => 'plusTax' in plan)).toBe(false);
  });

  it('say that tax comes on top of what is paid', () => {
    const plans = new Plans({ prices, taxes: { addedTo: (what) => what, highestBasisPoints: 825 } }).list();
    expect(plans.map(({ id, plusTax }) => [id, plusTax])).toEqual([
      ['free', undefined],
      ['pro', true],
      ['premium', true],
    ]);
  });
});
