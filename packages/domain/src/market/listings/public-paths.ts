import type { ListingId, MemberId } from '../../platform/shared/ids.ts';
import { storeSlug } from '../shops/store-slug.ts';

/** The addresses under which whoever comes sees what members sell. */
export const listingPath = (id: ListingId): string => `/marketplace/${id}`;
export const sellerPath = (id: MemberId): string => `/seller/${id}`;
export const storefrontPath = (shopName: string): string => `/${storeSlug(shopName)}`;
export const sellerProfilePath = (shopName: string): string =>
  `/seller-profile/${encodeURIComponent(shopName)}`;

export type PublicPage =
  | { readonly kind: 'listing'; readonly id: ListingId }
  | { readonly kind: 'seller'; readonly id: MemberId }
  | { readonly kind: 'storefront'; readonly shopName: string }
  | { readonly kind: 'seller-profile'; readonly shopName: string };

/** Undefined for a text that is no encoded one. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Ids in the database are of four bytes. */
const maxId = 2 ** 31 - 1;
const withId = (kind: 'listing' | 'seller', digits: string): PublicPage | undefined =>
  Number(digits) <= maxId ? { kind, id: Number(digits) } : undefined;

const withName = (kind: 'storefront' | 'seller-profile', text: string): PublicPage | undefined => {
  const shopName = decoded(text);
  return shopName === undefined ? undefined : { kind, shopName };
};

/** Which public page a path leads to. "/marketplace/new" and the like are pages of members. */
export function publicPageAt(path: string): PublicPage | undefined {
  const [, listing] = /^\/marketplace\/([1-9]\d{0,9})$/.exec(path) ?? [];
  if (listing) return withId('listing', listing);
  const [, seller] = /^\/seller\/([1-9]\d{0,9})$/.exec(path) ?? [];
  if (seller) return withId('seller', seller);
  const [, profile] = /^\/seller-profile\/([^/]+)$/.exec(path) ?? [];
  if (profile) return withName('seller-profile', profile);
  const [, store] = /^\/([^/]+-store-front)$/.exec(path) ?? [];
  return store ? withName('storefront', store) : undefined;
}
