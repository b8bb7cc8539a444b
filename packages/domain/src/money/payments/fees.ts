/** US dollars in whole cents. */
export type Cents = number;

/** Money enters calculations here only, so that no fraction of a cent is ever computed with. */
export function requireCents(cents: number): Cents {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount in whole cents`);
  return cents;
}

/** What card payments cost, of the whole that is paid. */
const processing = { tenthsOfPercent: 29, fixedCents: 30 } as const;

/**
 * 2.9 % and 30 cents of all that the buyer pays, this fee included, rounded up: what is left after the provider has
 * taken its fee is never less than the price.
 */
export const processingFee = (price: Cents): Cents =>
  Math.ceil(((requireCents(price) + processing.fixedCents) * 1000) / (1000 - processing.tenthsOfPercent)) -
  price;

/** What the provider takes of a payment, rounded to the nearest cent. */
export const providerFee = (paid: Cents): Cents =>
  Math.floor((requireCents(paid) * processing.tenthsOfPercent + 500) / 1000) + processing.fixedCents;

const wholeInBasisPoints = 10_000;

/** The platform's part of a price; rounded down, in the seller's favour. */
export function platformFee(price: Cents, basisPoints: number): Cents {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > wholeInBasisPoints) {
    throw new RangeError(`${basisPoints} is no fee in basis points`);
  }
  return Math.floor((requireCents(price) * basisPoints) / wholeInBasisPoints);
}

/** What a buyer pays and who gets it, fixed when the order is placed. */
export interface Quote {
  readonly priceCents: Cents;
  readonly processingFeeCents: Cents;
  readonly platformFeeCents: Cents;
  /** Added by the payment provider while it is paid; nothing before. */
  readonly taxCents: Cents;
}

export const quote = (price: Cents, platformBasisPoints: number): Quote => ({
  priceCents: requireCents(price),
  processingFeeCents: processingFee(price),
  platformFeeCents: platformFee(price, platformBasisPoints),
  taxCents: 0,
});

export const totalOf = ({
  priceCents,
  processingFeeCents,
  taxCents,
}: Omit<Quote, 'platformFeeCents'>): Cents => priceCents + processingFeeCents + taxCents;
