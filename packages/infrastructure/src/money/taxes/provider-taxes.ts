import type { Taxable, Taxes } from '@nestmates/application/money/taxes/taxes.ts';

/** The payment provider knows where the buyer lives, what is taxed there, and how much. */
export class ProviderTaxes implements Taxes {
  readonly highestBasisPoints: number;
  constructor(highestBasisPoints: number) {
    this.highestBasisPoints = highestBasisPoints;
  }

  addedTo(what: Taxable): Taxable {
    return what;
  }
}
