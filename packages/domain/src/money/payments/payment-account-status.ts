/** Where a seller stands with the payment provider. */
export type PaymentAccountStatus =
  | { readonly payments: 'none' }
  /** The provider still asks for something, on the page that it gives the seller. */
  | { readonly payments: 'started'; readonly onboardingUrl: string }
  | { readonly payments: 'ready' };
