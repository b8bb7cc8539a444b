import { expect, it } from 'vitest';
import { listingPath, publicPageAt, sellerPath, sellerProfilePath, storefrontPath } from './public-paths.ts';

it('leads to the public pages by the addresses that the pages have', () => {
  expect(publicPageAt(listingPath(7))).toEqual({ kind: 'listing', id: 7 });
  expect(publicPageAt(sellerPath(8))).toEqual({ kind: 'seller', id: 8 });
  const shopName = "Ana's Nest / 50 % & more";
  expect(publicPageAt(sellerProfilePath(shopName))).toEqual({ kind: 'seller-profile', shopName });
  expect(publicPageAt(storefrontPath("Ana's Nest"))).toEqual({
    kind: 'storefront',
    shopName: 'anas-nest-store-front',
  });
});

it.each([
  '/marketplace',
  '/marketplace/new',
  '/marketplace/my-listings',
  '/marketplace/0',
  '/marketplace/7.5',
  '/marketplace/7/edit',
  '/marketplace/2147483648',
  '/seller/onboarding',
  '/seller/dashboard',
  '/seller/99999999999',
  '/seller-profile/%zz',
  '/seller-profile/',
  '/%zz-store-front',
  '/-store-front/x',
])('"%s" is no public page', (path) => {
  expect(publicPageAt(path)).toBeUndefined();
});
