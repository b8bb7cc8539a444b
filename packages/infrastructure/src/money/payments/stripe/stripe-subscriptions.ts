import type {
  ProviderSubscription,
  SubscriptionBilling,
} from '@nestmates/application/money/payments/subscription-billing.ts';
import type { SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { isInvalidRequest } from './stripe-errors.ts';
import { planOf, type StripePriceBook } from './stripe-price-book.ts';
import { idOf, ourId } from './stripe-references.ts';

type Request<Method extends keyof SubscriptionBilling> = Parameters<SubscriptionBilling[Method]>[0];

export class StripeSubscriptions implements SubscriptionBilling {
  readonly #client: StripeClient;
  readonly #priceBook: StripePriceBook;
  constructor(client: StripeClient, priceBook: StripePriceBook) {
    this.#client = client;
    this.#priceBook = priceBook;
  }

  openCheckout(request: Request<'openCheckout'>): ReturnType<SubscriptionBilling['openCheckout']> {
    const { key, memberId, customerId, plan, successUrl, cancelUrl } = request;
    return this.#client.call(async (stripe) => {
      const metadata = { member: memberId };
      const { id: checkoutId, url } = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          allowed_payment_method_types: ['card'],
          client_reference_id: String(memberId),
          ...(customerId === null ? {} : { customer: customerId }),
          line_items: [{ price: await this.#priceBook.priceOf(plan), quantity: 1 }],
          subscription_data: { metadata },
          metadata,
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: key },
      );
      if (url === null) throw new Error('The checkout has no page any more');
      return { checkoutId, url };
    });
  }

  closeCheckout(checkoutId: string): Promise<'closed' | 'paid'> {
    return this.#client.call(async (stripe) => {
      await stripe.checkout.sessions.expire(checkoutId).catch((error: unknown) => {
        // It has ended by then; how, the next call says.
        if (!isInvalidRequest(error)) throw error;
      });
      const { status } = await stripe.checkout.sessions.retrieve(checkoutId);
      if (status !== 'complete' && status !== 'expired') {
        throw new Error(`The checkout ${checkoutId} has not ended`);
      }
      return status === 'complete' ? 'paid' : 'closed';
    });
  }

  openPortal({ customerId, returnUrl }: Request<'openPortal'>): Promise<{ readonly url: string }> {
    return this.#client.call(async (stripe) => {
      const configuration = await this.#priceBook.portalConfiguration();
      return stripe.billingPortal.sessions.create({
        customer: customerId,
        configuration,
        return_url: returnUrl,
      });
    });
  }

  async find(subscriptionId: string): Promise<ProviderSubscription | undefined> {
    const found = await this.#client.find((stripe) => stripe.subscriptions.retrieve(subscriptionId));
    return found && subscriptionOf(found);
  }

  async cancel({ key, subscriptionId, when }: Request<'cancel'>): Promise<ProviderSubscription | undefined> {
    const cancelled = await this.#client.find(async (stripe) => {
      try {
        if (when === 'now') return await stripe.subscriptions.cancel(subscriptionId);
        const params = { cancel_at_period_end: true };
        return await stripe.subscriptions.update(subscriptionId, params, { idempotencyKey: key });
      } catch (error) {
        // One that is cancelled already cannot be cancelled or changed, only read.
        if (!isInvalidRequest(error)) throw error;
        return stripe.subscriptions.retrieve(subscriptionId);
      }
    });
    return cancelled && subscriptionOf(cancelled);
  }
}

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
};

/** Nothing for a subscription that is not one of a member to a plan. */
function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription | undefined {
  const { id, customer, metadata, items } = subscription;
  const [item] = items.data;
  const memberId = ourId(metadata.member);
  const customerId = idOf(customer);
  const plan = item && planOf(item.price);
  if (!item || !plan || memberId === undefined || customerId === undefined) return undefined;
  return {
    subscriptionId: id,
    customerId,
    memberId,
    plan,
    status: statusOf(subscription),
    periodEnd: new Date(item.current_period_end * 1000),
  };
}

/** The portal sets the time at which it ends, other ways the flag. */
function statusOf({ status, cancel_at, cancel_at_period_end }: Stripe.Subscription): SubscriptionStatus {
  const known = statuses[status];
  if (known === undefined)
    throw new Error(`Stripe has a status ${status} of subscriptions that we do not know`);
  return known === 'active' && (cancel_at_period_end || cancel_at !== null) ? 'ending' : known;
}
