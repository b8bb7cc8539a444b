import { describe, expect, it } from 'vitest';
import { Plans } from './plans.ts';

describe('the plans', () => {
  it('cost what the configuration says', () => {
    const plans = new Plans({ prices: { pro: 1000, premium: 2000 } }).list();
    expect(plans.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      ['free', 0],
      ['pro', 1000],
      ['premium', 2000],
    ]);
  });
});
