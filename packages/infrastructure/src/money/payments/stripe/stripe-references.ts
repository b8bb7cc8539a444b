import type Stripe from 'stripe';

/**
 * Whose objects at Stripe are ours: of this environment, and of test or live mode as our key is. Staging beside
 * production, or a copy of a database, never takes over what is another's.
 */
export interface StripeIdentity {
  readonly environment: string;
  readonly livemode: boolean;
}

interface Identified {
  readonly livemode: boolean;
  readonly metadata: Stripe.Metadata | null;
}

export const isOurs = ({ environment, livemode }: StripeIdentity, object: Identified): boolean =>
  object.livemode === livemode && object.metadata?.environment === environment;

/**
 * The installation that has made a payment; undefined where nothing says so. Stripe copies no metadata to the payments of
 * a subscription, so those of the customer are asked, who belongs to one installation.
 */
export async function environmentOf(
  stripe: Stripe,
  { metadata, customer }: Pick<Stripe.Charge, 'metadata' | 'customer'>,
): Promise<string | undefined> {
  const customerId = idOf(customer);
  if (metadata.environment !== undefined || customerId === undefined) return metadata.environment;
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  return data.map((subscription) => subscription.metadata.environment).find((name) => name !== undefined);
}

/** All of an order's money at Stripe is in one transfer group. */
export const transferGroupOf = ({ environment }: StripeIdentity, reference: string): string =>
  `${environment}_order_${reference}`;

export const livemodeOf = (secretKey: string): boolean => secretKey.includes('_live_');

/** An object, where Stripe answers an id or the object itself. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'object' ? reference?.id : reference;
