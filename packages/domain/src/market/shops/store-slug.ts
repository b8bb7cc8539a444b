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

/** "Ana's Nest & Toys" as one word for addresses: "ana-s-nest-toys". */
export const shopSlug = (shopName: string): string =>
  shopName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
