import type {
  ClosedCheckout,
  FoundSubscription,
  PlanPayment,
  SubscriptionBilling,
} from '@nestmates/application/money/payments/subscription-billing.ts';
import type { SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { isCustomerMissing, isInvalidRequest } from './stripe-errors.ts';
import { refundsOf } from './stripe-money.ts';
import { planOf, type StripePriceBook } from './stripe-price-book.ts';
import { idOf, isOurs, type StripeIdentity } from './stripe-references.ts';
import { meaningOf, subscriptionStatuses } from './stripe-statuses.ts';
import { automaticTax } from './stripe-taxes.ts';

type Request<Method extends keyof SubscriptionBilling> = Parameters<SubscriptionBilling[Method]>[0];

export class StripeSubscriptions implements SubscriptionBilling {
  readonly #client: StripeClient;
  readonly #priceBook: StripePriceBook;
  readonly #identity: StripeIdentity;
  constructor(client: StripeClient, priceBook: StripePriceBook, identity: StripeIdentity) {
    this.#client = client;
    this.#identity = identity;
    this.#priceBook = priceBook;
  }

  openCheckout(request: Request<'openCheckout'>): ReturnType<SubscriptionBilling['openCheckout']> {
    const { key, reference, customerId, plan, tax, successUrl, cancelUrl } = request;
    return this.#whileCustomerIsThere(async (stripe) => {
      const { environment } = this.#identity;
      const metadata = { environment, member: reference };
      const { id: checkoutId, url } = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          allowed_payment_method_types: ['card'],
          client_reference_id: reference,
          ...(customerId === null ? {} : { customer: customerId }),
          // The tax is that of where the member lives, so the address on the page is kept.
          ...(customerId !== null && tax ? { customer_update: { address: 'auto' as const } } : {}),
          line_items: [{ price: await this.#priceBook.priceOf(plan, tax), quantity: 1 }],
          ...automaticTax(tax),
          subscription_data: { metadata },
          metadata,
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `${environment}-${key}` },
      );
      if (url === null) throw new Error('The checkout has no page any more');
      return { checkoutId, url };
    });
  }

  closeCheckout(checkoutId: string): Promise<ClosedCheckout> {
    return this.#client.call(async (stripe) => {
      await stripe.checkout.sessions.expire(checkoutId).catch((error: unknown) => {
        // It has ended by then; how, the next call says.
        if (!isInvalidRequest(error)) throw error;
      });
      const { status, subscription } = await stripe.checkout.sessions.retrieve(checkoutId);
      if (status !== 'complete' && status !== 'expired') {
        throw new Error(`The checkout ${checkoutId} has not ended`);
      }
      if (status === 'expired') return { outcome: 'closed' };
      const subscriptionId = idOf(subscription);
      if (subscriptionId === undefined)
        throw new Error(`The checkout ${checkoutId} is paid without a subscription`);
      return { outcome: 'paid', subscriptionId };
    });
  }

  openPortal({
    customerId,
    returnUrl,
  }: Request<'openPortal'>): ReturnType<SubscriptionBilling['openPortal']> {
    return this.#whileCustomerIsThere(async (stripe) => {
      const configuration = await this.#priceBook.portalConfiguration();
      return stripe.billingPortal.sessions.create({
        customer: customerId,
        configuration,
        return_url: returnUrl,
      });
    });
  }

  async find(subscriptionId: string): Promise<FoundSubscription | undefined> {
    const found = await this.#client.find((stripe) => stripe.subscriptions.retrieve(subscriptionId));
    return found && subscriptionOf(this.#identity, found);
  }

  /** Undefined where it was deleted, in the dashboard for example. */
  #whileCustomerIsThere<T>(work: (stripe: Stripe) => Promise<T>): Promise<T | undefined> {
    return this.#client.call(async (stripe) => {
      try {
        return await work(stripe);
      } catch (error) {
        if (isCustomerMissing(error)) return undefined;
        throw error;
      }
    });
  }

  async cancel({ key, subscriptionId, when }: Request<'cancel'>): Promise<FoundSubscription | undefined> {
    const cancelled = await this.#client.find(async (stripe) => {
      try {
        if (when === 'now') return await stripe.subscriptions.cancel(subscriptionId);
        const params = { cancel_at_period_end: true };
        const idempotencyKey = `${this.#identity.environment}-${key}`;
        return await stripe.subscriptions.update(subscriptionId, params, { idempotencyKey });
      } catch (error) {
        // One that is cancelled already cannot be cancelled or changed, only read.
        if (!isInvalidRequest(error)) throw error;
        return stripe.subscriptions.retrieve(subscriptionId);
      }
    });
    return cancelled && subscriptionOf(this.#identity, cancelled);
  }

  async resume({ key, subscriptionId }: Request<'resume'>): Promise<FoundSubscription | undefined> {
    const resumed = await this.#client.find(async (stripe) => {
      const idempotencyKey = `${this.#identity.environment}-${key}`;
      try {
        return await stripe.subscriptions.update(
          subscriptionId,
          { cancel_at_period_end: false },
          { idempotencyKey },
        );
      } catch (error) {
        // One that has ended cannot be changed, only read.
        if (!isInvalidRequest(error)) throw error;
        return stripe.subscriptions.retrieve(subscriptionId);
      }
    });
    return resumed && subscriptionOf(this.#identity, resumed);
  }

  /** The customer's charges with which an invoice of the subscription was paid. */
  async payments(subscriptionId: string): Promise<readonly PlanPayment[]> {
    const found = await this.#client.find(async (stripe) => {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      const customer = idOf(subscription.customer);
      if (customer === undefined || subscription.livemode !== this.#identity.livemode) return [];
      const [invoices, charges] = await Promise.all([
        stripe.invoices
          .list({ ...page, subscription: subscriptionId, status: 'paid', expand: ['data.payments'] })
          .autoPagingToArray(all),
        stripe.charges.list({ ...page, customer }).autoPagingToArray(all),
      ]);
      const paidWith = new Set(invoices.flatMap(idsOfPayments));
      const paid = charges.filter((one) => one.paid && paidWith.has(idOf(one.payment_intent) ?? one.id));
      return Promise.all(paid.toReversed().map((charge) => planPaymentOf(stripe, charge)));
    });
    return found ?? [];
  }
}

/** The most that Stripe answers at once, and more than a member can have. */
const page = { limit: 100 };
const all = { limit: 1000 };

/** Ids of the payment intents, or of the charges without one. */
export const idsOfPayments = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => idOf(payment.payment_intent ?? payment.charge ?? null) ?? []);

async function planPaymentOf(
  stripe: Stripe,
  { id, amount, amount_refunded, created }: Stripe.Charge,
): Promise<PlanPayment> {
  const refunds =
    amount_refunded > 0 ? await stripe.refunds.list({ ...page, charge: id }).autoPagingToArray(all) : [];
  return {
    paymentId: id,
    cents: amount,
    refundedCents: amount_refunded,
    unfinished: refunds.flatMap(refundsOf).filter(({ unfinished }) => unfinished !== undefined),
    paidAt: new Date(created * 1000),
  };
}

/** Nothing for a subscription that another installation, or something else, has made. */
function subscriptionOf(
  identity: StripeIdentity,
  subscription: Stripe.Subscription,
): FoundSubscription | undefined {
  const { id, customer, metadata, items, livemode } = subscription;
  // Subscriptions from before references have the number of their member alone.
  const isOld = metadata.environment === undefined && metadata.member !== undefined;
  if (livemode !== identity.livemode || !(isOld || isOurs(identity, subscription))) return undefined;
  const [item] = items.data;
  const customerId = idOf(customer);
  const plan = item && planOf(item.price);
  if (customerId === undefined) throw new Error(`The subscription ${id} is of no customer`);
  if (!item || !plan) return { subscriptionId: id, customerId, plan: null, status: statusOf(subscription) };
  return {
    subscriptionId: id,
    customerId,
    reference: isOld ? null : (metadata.member ?? null),
    plan,
    status: statusOf(subscription),
    periodEnd: new Date(item.current_period_end * 1000),
  };
}

/** The portal sets the time at which it ends, other ways the flag. */
function statusOf({ status, cancel_at, cancel_at_period_end }: Stripe.Subscription): SubscriptionStatus {
  const known = meaningOf(subscriptionStatuses, status);
  if (known === undefined)
    throw new Error(`Stripe has a status ${status} of subscriptions that we do not know`);
  return known === 'active' && (cancel_at_period_end || cancel_at !== null) ? 'ending' : known;
}
