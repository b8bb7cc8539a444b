import type { Checkout, Checkouts, PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type { Taxable } from '@nestmates/application/money/taxes/taxes.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { isInvalidRequest } from './stripe-errors.ts';
import { idOf, isOurs, type StripeIdentity, transferGroupOf } from './stripe-references.ts';
import { automaticTax, taxCodes } from './stripe-taxes.ts';

type OpenCheckout = Parameters<Checkouts['open']>[0];

const lineItem = (
  name: string,
  unit_amount: number,
  tax: Taxable | undefined,
): Stripe.Checkout.SessionCreateParams.LineItem => ({
  price_data: {
    currency: 'usd',
    product_data: { name, ...(tax ? { tax_code: taxCodes[tax] } : {}) },
    unit_amount,
    ...(tax ? { tax_behavior: 'exclusive' as const } : {}),
  },
  quantity: 1,
});

/** Where the bank can tell without asking, it does. */
const confirmedCard = { card: { request_three_d_secure: 'any' } } as const;

/** The money stays with the platform: a release sends it on later. */
function sessionParams(identity: StripeIdentity, request: OpenCheckout): Stripe.Checkout.SessionCreateParams {
  const { reference, title, priceCents, processingFeeCents, tax, asksForAddress, expiresAt } = request;
  const metadata = { environment: identity.environment, order: reference };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: reference,
    line_items: [lineItem(title, priceCents, tax), lineItem('Processing fee', processingFeeCents, tax)],
    ...automaticTax(tax),
    ...(request.asksCardholder ? { payment_method_options: confirmedCard } : {}),
    payment_intent_data: { transfer_group: transferGroupOf(identity, reference), metadata },
    ...(asksForAddress ? { shipping_address_collection: { allowed_countries: ['US'] } } : {}),
    metadata,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

const withPayment = { expand: ['payment_intent.latest_charge.balance_transaction'] };

export class StripeCheckouts implements Checkouts {
  readonly #client: StripeClient;
  readonly #identity: StripeIdentity;
  constructor(client: StripeClient, identity: StripeIdentity) {
    this.#client = client;
    this.#identity = identity;
  }

  open(request: OpenCheckout): ReturnType<Checkouts['open']> {
    return this.#client.call(async (stripe) => {
      const idempotencyKey = `${this.#identity.environment}-${request.key}`;
      const params = sessionParams(this.#identity, request);
      const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey });
      if (url === null) throw new Error(`The checkout ${id} has no page any more`);
      return { checkoutId: id, url };
    });
  }

  expire(checkoutId: string): Promise<Checkout> {
    return this.#client.call(async (stripe) => {
      await stripe.checkout.sessions.expire(checkoutId).catch((error: unknown) => {
        // It has ended by then; how, the next call says.
        if (!isInvalidRequest(error)) throw error;
      });
      const checkout = checkoutOf(
        this.#identity,
        await stripe.checkout.sessions.retrieve(checkoutId, withPayment),
      );
      if (!checkout || checkout.status === 'open')
        throw new Error(`The checkout ${checkoutId} has not ended`);
      return checkout;
    });
  }

  async find(checkoutId: string): Promise<Checkout | undefined> {
    const session = await this.#client.find((stripe) =>
      stripe.checkout.sessions.retrieve(checkoutId, withPayment),
    );
    return session && checkoutOf(this.#identity, session);
  }
}

/** Nothing for a session that is not one of an order of ours. */
function checkoutOf(identity: StripeIdentity, session: Stripe.Checkout.Session): Checkout | undefined {
  const { id: checkoutId, mode, client_reference_id, payment_status, status, payment_intent } = session;
  if (mode !== 'payment' || client_reference_id === null || !isOurs(identity, session)) return undefined;
  const fields = { checkoutId, reference: client_reference_id };
  if (status === 'expired') return { ...fields, status: 'expired' };
  if (status !== 'complete' || payment_status !== 'paid') return { ...fields, status: 'open' };
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : undefined;
  const line = typeof charge === 'object' ? charge?.balance_transaction : undefined;
  const paymentId = idOf(charge);
  if (paymentId === undefined || session.amount_total === null) {
    throw new Error(`The checkout ${checkoutId} is paid without a payment`);
  }
  const { amount_total: cents, total_details, currency } = session;
  return {
    ...fields,
    status: 'paid',
    paymentId,
    cents,
    taxCents: total_details?.amount_tax ?? 0,
    currency: currency ?? '',
    feeCents: typeof line === 'object' && line !== null ? line.fee : null,
    balanceTransaction: idOf(line) ?? null,
    cardCountry: cardCountryOf(charge),
    address: addressOf(session),
  };
}

const cardCountryOf = (charge: string | Stripe.Charge | null | undefined): string | null =>
  (typeof charge === 'object' ? charge?.payment_method_details?.card?.country : null) ?? null;

function addressOf({ collected_information }: Stripe.Checkout.Session): PostalAddress | null {
  const shipping = collected_information?.shipping_details;
  if (!shipping) return null;
  const { line1, line2, city, state, postal_code, country } = shipping.address;
  return {
    name: shipping.name,
    lines: [line1, line2].filter((line) => line !== null),
    city: city ?? '',
    state: state ?? '',
    postalCode: postal_code ?? '',
    country: country ?? '',
  };
}
