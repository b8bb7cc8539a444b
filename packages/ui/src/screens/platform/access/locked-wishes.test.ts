import { mayRunShop } from '@nestmates/domain/market/listings/selling-rules.ts';
import { describe, expect, it } from 'vitest';
import { type LockedPlace, type OpeningPlan, textsOf } from './locked-wishes.ts';

/** Written by hand, so that the table can be wrong. */
const opening: Readonly<Record<LockedPlace, OpeningPlan>> = {
  messages: 'pro',
  'check-in': 'pro',
  calendar: 'pro',
  babysitting: 'pro',
  marketplace: 'pro',
  orders: 'pro',
  cart: 'pro',
  checkout: 'pro',
  seller: 'pro',
  'seller-dashboard': 'pro',
  planner: 'premium',
  selling: 'premium',
};

describe('the plan that a lock names', () => {
  it.each(Object.entries(opening))('is for %s the lowest that opens it: %s', (place, plan) => {
    expect(textsOf({ what: place as LockedPlace }).plan).toBe(plan);
  });

  it('opens the seller dashboard, which a Free member without listings has locked', () => {
    const { plan } = textsOf({ what: 'seller-dashboard' });
    expect([
      mayRunShop({ plan, hasListings: false }),
      mayRunShop({ plan: 'free', hasListings: false }),
    ]).toEqual([true, false]);
  });
});
