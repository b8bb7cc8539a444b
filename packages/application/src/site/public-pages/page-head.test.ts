import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { describe, expect, it } from 'vitest';
import { aSeller, aShop } from '../../../testing/a-seller.ts';
import { headOfListing } from './listing-head.ts';
import { headOfSellerPage, headOfSellerProfile, headOfStore } from './seller-heads.ts';

const to = (path: string) => `https://nest.example${path}`;
const onSale = (given: Parameters<typeof aListing>[0] = {}, seller = aSeller()) => ({
  listing: aListing(given),
  seller,
  km: null,
  sameZip: false,
  favourite: false,
});
const icon = { url: to('/icons/app-512.png'), alt: 'Nestmates' };
const photoUrls = ['/photos/bike/card.webp', '/photos/wheel/card.webp'];
const sara = { '@type': 'Person', name: 'Sara' };

describe('the page of a listing', () => {
  it('says what is sold, for how much and by whom', () => {
    expect(headOfListing(onSale({ photoUrls, condition: 'new' }), to)).toEqual({
      title: 'Wooden balance bike · $48.00 · Nestmates',
      description: 'Loved by one child.',
      url: to('/marketplace/1'),
      type: 'product',
      image: { url: to('/photos/bike/full.jpg'), alt: 'Wooden balance bike' },
      price: '48.00',
      indexed: true,
      data: {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Wooden balance bike',
        description: 'Loved by one child.',
        url: to('/marketplace/1'),
        category: 'Toys & Games',
        image: [to('/photos/bike/full.jpg'), to('/photos/wheel/full.jpg')],
        offers: {
          '@type': 'Offer',
          url: to('/marketplace/1'),
          price: '48.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
          seller: sara,
        },
      },
    });
  });

  it('without a photo has the icon, and without words of the seller its own', () => {
    const { image, description, data } = headOfListing(onSale({ description: '' }), to);
    expect(image).toEqual(icon);
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('areaServed');
    expect(data.offers).not.toHaveProperty('itemCondition');
    expect(description).toBe(
      'Wooden balance bike, $48.00, from Sara in Austin, Texas. On sale at Nestmates.',
    );
  });

  it('of a service says where and by whom, and a shop goes before a name', () => {
    const { data } = headOfListing(onSale({ type: 'service' }, aSeller({ shopName: 'Little Acorns' })), to);
    const store = { '@type': 'Store', name: 'Little Acorns' };
    expect(data).toMatchObject({ '@type': 'Service', areaServed: 'Austin, Texas', provider: store });
    expect(data.offers).toMatchObject({ seller: store });
  });

  it.each([
    [{ firstName: null, city: null }, 'from A member in Texas.'],
    [{ shopName: 'Little Acorns', state: null }, 'from Little Acorns in Austin.'],
    [{ city: null, state: null }, 'from Sara. On sale'],
  ])('of a seller with %j says so much: %s', (given, words) => {
    expect(headOfListing(onSale({ description: '' }, aSeller(given)), to).description).toContain(words);
  });

  it.each([
    ['active', 'InStock'],
    ['reserved', 'LimitedAvailability'],
    ['sold', 'SoldOut'],
    ['paused', 'OutOfStock'],
    ['removed', 'Discontinued'],
  ] as const)('that is %s says %s', (status, availability) => {
    const { offers } = headOfListing(onSale({ status }), to).data;
    expect(offers).toMatchObject({ availability: `https://schema.org/${availability}` });
  });

  it.each(['like-new', 'good', 'worn'] as const)('that is %s is used', (condition) => {
    const { offers } = headOfListing(onSale({ condition }), to).data;
    expect(offers).toMatchObject({ itemCondition: 'https://schema.org/UsedCondition' });
  });

  it('of a demo is not to be found by a search', () => {
    expect(headOfListing(onSale({ isDemo: true }), to).indexed).toBe(false);
  });

  it('shortens a long text to 200 characters, and none that has as many', () => {
    const describe = (description: string) => headOfListing(onSale({ description }), to).description;
    expect(describe('x'.repeat(200))).toBe('x'.repeat(200));
    expect(describe('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
    expect(describe(`${'x'.repeat(198)} ${'y'.repeat(9)}`)).toBe(`${'x'.repeat(198)}…`);
  });
});

describe('the page of a store', () => {
  it('says whose it is, with the picture of the first thing that has one', () => {
    const shop = aShop({ website: 'https://acorns.example', instagram: 'acorns', facebook: 'acorn.shop' });
    const things = [onSale(), onSale({ photoUrls }), onSale({ photoUrls: ['/photos/other/card.webp'] })];
    expect(headOfStore(shop, things, to)).toEqual({
      title: 'Little Acorns · Austin, Texas · Nestmates',
      description: 'Wood, and nothing else.',
      url: to('/little-acorns-store-front'),
      type: 'website',
      image: { url: to('/photos/bike/full.jpg'), alt: 'Wooden balance bike' },
      indexed: true,
      data: {
        '@context': 'https://schema.org',
        '@type': 'Store',
        name: 'Little Acorns',
        description: 'Wood, and nothing else.',
        url: to('/little-acorns-store-front'),
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Austin',
          addressRegion: 'Texas',
          addressCountry: 'US',
        },
        image: to('/photos/bike/full.jpg'),
        sameAs: [
          'https://acorns.example',
          'https://www.instagram.com/acorns',
          'https://www.facebook.com/acorn.shop',
        ],
      },
    });
  });

  it('says little where there is little', () => {
    const bare = aShop({ city: null, state: null, sellerBio: null, storeLive: false });
    const head = headOfStore(bare, [onSale()], to);
    expect(head).toMatchObject({
      title: 'Little Acorns · Nestmates',
      description: 'Little Acorns: what Little Acorns sells.',
      image: icon,
      indexed: false,
    });
    expect(head.data).toMatchObject({ address: { '@type': 'PostalAddress', addressCountry: 'US' } });
    for (const absent of ['image', 'sameAs']) expect(head.data).not.toHaveProperty(absent);
  });
});

describe('the page of a seller', () => {
  const profile = {
    ...aSeller(),
    sellerBio: null,
    instagram: null,
    facebook: null,
    website: null,
    rating: null,
  };

  it('without a shop is named after the seller', () => {
    expect(headOfSellerPage(profile, to)).toEqual({
      title: "Sara's listings · Nestmates",
      description: 'What Sara sells at Nestmates in Austin, Texas.',
      url: to('/seller/7'),
      type: 'profile',
      image: icon,
      indexed: true,
      data: {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url: to('/seller/7'),
        mainEntity: {
          '@type': 'Person',
          name: 'Sara',
          description: 'What Sara sells at Nestmates in Austin, Texas.',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Austin',
            addressRegion: 'Texas',
            addressCountry: 'US',
          },
        },
      },
    });
    expect(headOfSellerPage({ ...profile, firstName: null }, to).title).toBe(
      "A member's listings · Nestmates",
    );
  });

  it('with a shop says which, under its address', () => {
    const { data, ...head } = headOfSellerProfile(aShop({ instagram: 'acorns' }), to);
    expect(head).toMatchObject({
      title: 'Sara of Little Acorns · Nestmates',
      description: 'Wood, and nothing else.',
      url: to('/seller-profile/Little%20Acorns'),
    });
    expect(data.mainEntity).toMatchObject({
      sameAs: ['https://www.instagram.com/acorns'],
      worksFor: { '@type': 'Store', name: 'Little Acorns' },
    });
  });
});
