const ending = '-store-front';

/** The address of a store: "Ana's Nest & Toys" is at "anas-nest--toys-store-front". */
export const storeSlug = (shopName: string): string =>
  shopName
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '') + ending;
