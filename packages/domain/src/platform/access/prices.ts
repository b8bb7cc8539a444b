/** US cents a month; Free is free. */
export interface Prices {
  readonly pro: number;
  readonly premium: number;
}

export const defaultPrices: Prices = { pro: 799, premium: 1199 };
