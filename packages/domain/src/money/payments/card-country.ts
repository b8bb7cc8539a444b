/** The country of the bank that has issued a card: two capital letters, or null where the provider does not say. */
export type CardCountry = string | null;

/** Every card is taken where there is no list. One whose country nobody knows is taken as well: it is not known to be from elsewhere. */
export const isCardTaken = (country: CardCountry, taken: readonly string[]): boolean =>
  taken.length === 0 || country === null || taken.includes(country.toUpperCase());
