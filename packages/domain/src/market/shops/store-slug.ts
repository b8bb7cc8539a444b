export const storeFrontEnding = '-store-front';

/** The address of a store: "Ana's Nest & Toys" is at "anas-nest--toys-store-front". */
export const storeSlug = (shopName: string): string =>
  shopName
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '') + storeFrontEnding;

const ending = new RegExp(`${storeFrontEnding}$`, 'i');

/** A store is found by its address or its name, with or without the ending. */
export const storeSlugIn = (text: string): string => storeSlug(text.trim().replace(ending, ''));

/** The internal key of a shop's name: "Ana's Nest & Toys" is "ana-s-nest-toys". No two shops have the same. */
export const shopSlug = (shopName: string): string =>
  shopName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
