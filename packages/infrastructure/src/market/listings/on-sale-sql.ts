/**
 * What is on sale, together with whether its seller is shown (`listingIsShown`): what was paused while its seller is away is so again in
 * the second in which that ends, before the job that writes it. It has no other reason to be paused (`listings_back`), and the
 * indexes are made of these words. `l` is SQL.
 */
export const isOnSale = (l: string): string => `(${l}.status = 'active' or ${l}.paused_while_away)`;
