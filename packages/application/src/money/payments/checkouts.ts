import type { CardCountry } from '@nestmates/domain/money/payments/card-country.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Taxable } from '../taxes/taxes.ts';
import type { HostedPage } from './hosted-page.ts';
import type { PaymentReference } from './money-moves.ts';

export interface PostalAddress {
  readonly name: string;
  readonly lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

interface CheckoutFields {
  readonly checkoutId: string;
  /** The order's. */
  readonly reference: PaymentReference;
}

export type Checkout =
  | (CheckoutFields & { readonly status: 'open' | 'expired' })
  | (CheckoutFields & {
      readonly status: 'paid';
      readonly paymentId: string;
      /** The tax included. */
      readonly cents: Cents;
      readonly taxCents: Cents;
      /** Small letters. */
      readonly currency: string;
      /** What the provider has kept of it; null as long as that is not known. */
      readonly feeCents: Cents | null;
      readonly balanceTransaction: string | null;
      /** The country of the bank that has issued it; null as long as that is not known. */
      readonly cardCountry: CardCountry;
      /** Asked for where the thing is sent. */
      readonly address: PostalAddress | null;
    });

export interface Checkouts {
  open(request: {
    readonly key: string;
    readonly reference: PaymentReference;
    readonly title: string;
    readonly priceCents: Cents;
    readonly processingFeeCents: Cents;
    /** What the provider works out and adds tax for; without it no tax is charged. */
    readonly tax?: Taxable | undefined;
    /** The bank of the card asks the cardholder to confirm, whether it would by itself or not. */
    readonly asksCardholder: boolean;
    readonly asksForAddress: boolean;
    readonly expiresAt: Date;
    readonly successUrl: string;
    readonly cancelUrl: string;
  }): Promise<HostedPage & { readonly checkoutId: string }>;
  /** What is paid by then stays paid, so the answer is to be looked at. */
  expire(checkoutId: string): Promise<Checkout>;
  find(checkoutId: string): Promise<Checkout | undefined>;
}
