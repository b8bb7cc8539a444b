import type Stripe from 'stripe';
import { isCustomerMissing } from './stripe-errors.ts';

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

interface Named {
  readonly environment?: string | undefined;
  /** The reference of the member, of a plan. */
  readonly member?: string | undefined;
}

/**
 * The names that a payment bears. Stripe copies no metadata to the payments of a subscription, so those of the customer
 * are asked, who belongs to one installation.
 */
export async function namesOf(
  stripe: Stripe,
  { metadata, customer }: Pick<Stripe.Charge, 'metadata' | 'customer'>,
): Promise<Named> {
  const customerId = idOf(customer);
  if (metadata.environment !== undefined || customerId === undefined) return metadata;
  const found = (await subscriptionsOf(stripe, customerId)).find(
    (subscription) => subscription.metadata.environment !== undefined,
  );
  return found?.metadata ?? {};
}

/** None where the customer was deleted, in the dashboard for example. */
async function subscriptionsOf(stripe: Stripe, customer: string): Promise<readonly Stripe.Subscription[]> {
  try {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  } catch (error) {
    if (isCustomerMissing(error)) return [];
    throw error;
  }
}

/** The installation that has made a payment; undefined where nothing says so. */
export const environmentOf = async (
  stripe: Stripe,
  charge: Parameters<typeof namesOf>[1],
): Promise<string | undefined> => (await namesOf(stripe, charge)).environment;

/** All of an order's money at Stripe is in one transfer group. */
export const transferGroupOf = ({ environment }: StripeIdentity, reference: string): string =>
  `${environment}_order_${reference}`;

export const livemodeOf = (secretKey: string): boolean => secretKey.includes('_live_');

/** An object, where Stripe answers an id or the object itself. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'object' ? reference?.id : reference;
