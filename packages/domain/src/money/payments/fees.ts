/** US dollars in whole cents. */
export type Cents = number;

/** Money enters calculations here only, so that no fraction of a cent is ever computed with. */
export function requireCents(cents: number): Cents {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount in whole cents`);
  return cents;
}

/** What card payments cost; the buyer pays it on top of the price. */
const processing = { tenthsOfPercent: 29, fixedCents: 30 } as const;

/** 2.9 % of the price, rounded to the nearest cent, and 30 cents. */
export const processingFee = (price: Cents): Cents =>
  Math.floor((requireCents(price) * processing.tenthsOfPercent + 500) / 1000) + processing.fixedCents;

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
}

export const quote = (price: Cents, platformBasisPoints: number): Quote => ({
  priceCents: requireCents(price),
  processingFeeCents: processingFee(price),
  platformFeeCents: platformFee(price, platformBasisPoints),
});

export const totalOf = ({ priceCents, processingFeeCents }: Quote): Cents => priceCents + processingFeeCents;
