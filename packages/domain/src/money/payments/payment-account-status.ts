/** Where a seller stands with the payment provider. */
export type PaymentAccountStatus =
  | { readonly payments: 'none' }
  /** The provider still asks for something; our page leads to the one that it gives the seller. */
  | { readonly payments: 'started'; readonly onboardingUrl: string }
  | { readonly payments: 'ready' };
