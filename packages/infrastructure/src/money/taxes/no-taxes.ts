import type { Taxes } from '@nestmates/application/money/taxes/taxes.ts';

/** The default: what is asked for is what is paid. */
export class NoTaxes implements Taxes {
  readonly highestBasisPoints = 0;

  addedTo(): undefined {
    return undefined;
  }
}
