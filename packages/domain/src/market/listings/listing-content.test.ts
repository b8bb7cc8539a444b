import { describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/listings/a-listing.ts';
import { listingRule, requireContent } from './listing-content.ts';

const bike = aListing({
  id: 7,
  description: 'Two years old, one owner.',
  condition: 'good',
  ages: { from: 2, to: 4 },
  localPickupOnly: true,
});

describe('the words of a listing', () => {
  it.each([
    ['no title', { title: ' ' }, listingRule.noTitle],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, listingRule.longTitle],
    ['a description of 501 characters', { description: '🧸'.repeat(501) }, listingRule.longDescription],
    ['a price below zero', { priceCents: -1 }, 'Price must be at least $1.00'],
    ['a price with a fraction of a cent', { priceCents: 100.5 }, 'Please enter a price'],
    ['seven photos', { photoUrls: Array.from({ length: 7 }, String) }, listingRule.manyPhotos],
    ['ages the wrong way round', { ages: { from: 5, to: 2 } }, listingRule.wrongAges],
    ['an age of nineteen', { ages: { from: 5, to: 19 } }, listingRule.wrongAges],
    ['a long availability', { availability: 'x'.repeat(201) }, listingRule.longAvailability],
  ])('are refused with %s', (_, change, message) => {
    expect(() => requireContent({ ...bike, ...change })).toThrow(message);
  });

  it('may be as long as they are allowed to be', () => {
    const longest = { ...bike, title: '🧸'.repeat(100), description: '🧸'.repeat(500) };
    expect(requireContent(longest)).toEqual(longest);
  });

  it('keep of a product nothing that only a service has', () => {
    const service = { serviceIcon: 'music', badges: ['Insured'], availability: 'Mondays' } as const;
    const mixed = { ...bike, ...service, serviceDate: '2026-06-06' };
    expect(requireContent(mixed)).toEqual(bike);
  });

  it('keep of a service nothing that only a product has', () => {
    const lessons = requireContent({ ...bike, type: 'service', serviceIcon: 'music', priceType: 'hour' });
    expect(lessons).toMatchObject({ condition: null, localPickupOnly: false, priceType: 'hour' });
  });

  it('name each badge of a service once, and no times where the text is empty', () => {
    const lessons = { ...bike, type: 'service', badges: ['Insured', 'Insured'], availability: '' } as const;
    expect(requireContent(lessons)).toMatchObject({ badges: ['Insured'], availability: null });
  });
});
