/** What a listing is, in the words of the marketplace: for a thread about one, which stands on a lower shelf, too. */
export const listingTypes = ['product', 'service'] as const;
export type ListingType = (typeof listingTypes)[number];

export const priceTypes = ['session', 'hour'] as const;
export type PriceType = (typeof priceTypes)[number];

export const listingStatuses = ['active', 'reserved', 'sold', 'paused', 'ended', 'removed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];
