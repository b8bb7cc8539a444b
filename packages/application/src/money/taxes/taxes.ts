/** What is paid for, as the laws about taxes tell it apart. */
export type Taxable = 'goods' | 'service' | 'plan';

/** Who works out the tax on what is paid, and adds it. */
export interface Taxes {
  /** What the payment provider is to add tax for while somebody pays; undefined where none is charged. */
  addedTo(what: Taxable): Taxable | undefined;
  /** The highest rate that it can be, as a sale's fee is fixed before it is known; 0 where none is charged. */
  readonly highestBasisPoints: number;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly taxes: Taxes;
  }
}
