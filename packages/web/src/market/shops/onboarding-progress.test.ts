import { describe, expect, it } from 'vitest';
import { newProgress, withType } from './onboarding-progress.ts';

const fresh = newProgress({
  shopName: null,
  sellerBio: null,
  instagram: 'sofia',
  facebook: null,
  website: null,
});

describe('the progress of opening a shop', () => {
  it('begins with what is known of the shop', () => {
    expect(fresh).toMatchObject({ step: 'type', shop: { shopName: '', instagram: 'sofia' } });
  });

  it('keeps the words when she changes her mind, and not the category', () => {
    const typed = withType(fresh, 'product');
    const changed = withType(
      { ...typed, listing: { ...typed.listing, title: 'Bike', category: 'Clothing' } },
      'service',
    );
    expect(changed.listing).toMatchObject({ type: 'service', title: 'Bike', category: '' });
  });

  it('edits what is listed, and lists another one of the other type', () => {
    const typed = withType(fresh, 'product');
    const listed = {
      ...typed,
      listing: { ...typed.listing, title: 'Bike' },
      listed: { id: 7, type: 'product' as const },
    };
    expect(withType(listed, 'product')).toMatchObject({ listed: { id: 7 }, listing: { title: 'Bike' } });
    expect(withType(listed, 'service')).toMatchObject({ listed: null, listing: { title: '' } });
  });
});
