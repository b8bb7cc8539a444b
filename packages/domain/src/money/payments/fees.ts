/** US dollars in whole cents. */
export type Cents = number;

/** Money enters calculations here only, so that no fraction of a cent is ever computed with. */
export function requireCents(cents: number): Cents {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount in whole cents`);
  return cents;
}

const wholeInBasisPoints = 10_000;

function requireBasisPoints(basisPoints: number): number {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > wholeInBasisPoints) {
    throw new RangeError(`${basisPoints} is no share in basis points`);
  }
  return basisPoints;
}

/** What card payments cost, of the whole that is paid. */
const processing = { tenthsOfPercent: 29, fixedCents: 30 } as const;

/** What is left of a payment after its share for the provider, of `1000 * wholeInBasisPoints`. */
const keptOf = (highestTaxBasisPoints: number): number =>
  (1000 - processing.tenthsOfPercent) * wholeInBasisPoints -
  processing.tenthsOfPercent * requireBasisPoints(highestTaxBasisPoints);

/**
 * 2.9 % and 30 cents of all that the buyer pays, this fee included, rounded up: what is left after the provider has
 * taken its fee is never less than the price and the tax. How much tax the price and this fee get is known only after
 * it is paid, so it is worked out for the highest rate.
 */
export function processingFee(price: Cents, highestTaxBasisPoints = 0): Cents {
  const withFixed = (requireCents(price) + processing.fixedCents) * 1000 * wholeInBasisPoints;
  return Math.ceil(withFixed / keptOf(highestTaxBasisPoints)) - price;
}

/** The price of which a buyer has paid so much, with our fee and without tax; 0 where it is less than any fee. */
export function priceIn(paid: Cents, highestTaxBasisPoints = 0): Cents {
  const withFixed = (requireCents(paid) * keptOf(highestTaxBasisPoints)) / (1000 * wholeInBasisPoints);
  return Math.max(0, Math.floor(withFixed) - processing.fixedCents);
}

/** What the provider takes of a payment, rounded to the nearest cent. */
export const providerFee = (paid: Cents): Cents =>
  Math.floor((requireCents(paid) * processing.tenthsOfPercent + 500) / 1000) + processing.fixedCents;

/** The platform's part of a price; rounded down, in the seller's favour. */
export const platformFee = (price: Cents, basisPoints: number): Cents =>
  Math.floor((requireCents(price) * requireBasisPoints(basisPoints)) / wholeInBasisPoints);

/** What a buyer pays and who gets it, fixed when the order is placed. */
export interface Quote {
  readonly priceCents: Cents;
  readonly processingFeeCents: Cents;
  readonly platformFeeCents: Cents;
  /** Added by the payment provider while it is paid; nothing before. */
  readonly taxCents: Cents;
}

export const quote = (price: Cents, platformBasisPoints: number, highestTaxBasisPoints = 0): Quote => ({
  priceCents: requireCents(price),
  processingFeeCents: processingFee(price, highestTaxBasisPoints),
  platformFeeCents: platformFee(price, platformBasisPoints),
  taxCents: 0,
});

export const totalOf = ({
  priceCents,
  processingFeeCents,
  taxCents,
}: Omit<Quote, 'platformFeeCents'>): Cents => priceCents + processingFeeCents + taxCents;
