import { invalidSignature } from '@nestmates/application/money/payments/payment-errors.ts';
import type { ProviderEvent, WebhookRequest } from '@nestmates/application/money/payments/provider-events.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { idOf, type StripeIdentity } from './stripe-references.ts';
import { webhookEvents } from './webhook-events.ts';

export interface WebhookSecrets {
  /** Signs at the endpoint for what happens to the platform. */
  readonly platform: string;
  /** Signs at the endpoint for what happens to connected accounts. */
  readonly connect?: string | undefined;
}

type Endpoint = keyof WebhookSecrets;

/** Seconds: an event that was signed longer ago may be a copy by someone who has listened. */
const tolerance = 300;

type Subject =
  | Pick<Extract<ProviderEvent, { kind: 'checkout-changed' }>, 'kind' | 'checkoutId'>
  | Pick<Extract<ProviderEvent, { kind: 'payment-changed' }>, 'kind' | 'paymentId'>
  | Pick<Extract<ProviderEvent, { kind: 'seller-account-changed' }>, 'kind' | 'accountId'>
  | Pick<Extract<ProviderEvent, { kind: 'subscription-changed' }>, 'kind' | 'subscriptionId'>
  | { readonly kind: 'ignored'; readonly isUnreadable?: boolean };

const unreadable: Subject = { kind: 'ignored', isUnreadable: true };

export class StripeEvents {
  readonly #client: StripeClient;
  readonly #secrets: WebhookSecrets;
  readonly #identity: Pick<StripeIdentity, 'livemode'>;
  constructor(client: StripeClient, secrets: WebhookSecrets, identity: Pick<StripeIdentity, 'livemode'>) {
    this.#client = client;
    this.#identity = identity;
    this.#secrets = secrets;
  }

  async read(request: WebhookRequest): Promise<ProviderEvent> {
    const { event, endpoints } = await this.#verified(request);
    const { id, type, created, account } = event;
    // What a connected account does with objects of its own is none of our business.
    const endpoint = account === undefined ? 'platform' : 'connect';
    const isOurs = endpoints.includes(endpoint) && event.livemode === this.#identity.livemode;
    const subject = isOurs ? await this.#subjectOf(event, endpoint) : undefined;
    return { id, name: type, at: new Date(created * 1000), ...(subject ?? { kind: 'ignored' }) };
  }

  /** A newer version may mean something else by the same words, so nothing is read from it but that it has come. */
  async #subjectOf(event: Stripe.Event, endpoint: Endpoint): Promise<Subject | undefined> {
    const isNewer = event.api_version !== null && event.api_version > (await this.#client.apiVersion());
    if (!isNewer) return subjects[endpoint](event);
    const ours: readonly string[] = webhookEvents[endpoint];
    return ours.includes(event.type) ? unreadable : undefined;
  }

  /** Each endpoint has a secret of its own; Stripe's command line signs for both with the same. */
  async #verified({
    body,
    headers,
  }: WebhookRequest): Promise<{ event: Stripe.Event; endpoints: Endpoint[] }> {
    const { webhooks } = await this.#client.sdk();
    const header = headers['stripe-signature'];
    const failures: unknown[] = [];
    const endpoints: Endpoint[] = [];
    let event: Stripe.Event | undefined;
    for (const endpoint of ['platform', 'connect'] as const) {
      const secret = this.#secrets[endpoint];
      if (secret === undefined || typeof header !== 'string') continue;
      try {
        const signed = await webhooks.constructEventAsync(body, header, secret, tolerance);
        if (signed?.object !== 'event') throw new Error('What was signed is no event');
        event = signed;
        endpoints.push(endpoint);
      } catch (error) {
        failures.push(error);
      }
    }
    if (!event) throw invalidSignature(failures[0]);
    return { event, endpoints };
  }
}

const subjects: Readonly<Record<Endpoint, (event: Stripe.Event) => Subject | undefined>> = {
  platform: platformSubjectOf,
  connect: connectSubjectOf,
};

/** A payout to the bank of a seller is told of as well, as it may come back. */
const aboutAccounts: readonly string[] = [
  'account.updated',
  'account.application.deauthorized',
  'payout.failed',
  'payout.paid',
];

function connectSubjectOf({ type, account }: Stripe.Event): Subject | undefined {
  if (!aboutAccounts.includes(type) || account === undefined) return undefined;
  return { kind: 'seller-account-changed', accountId: account };
}

function platformSubjectOf(event: Stripe.Event): Subject | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return checkoutSubject(event.data.object);
    case 'charge.refunded':
      return { kind: 'payment-changed', paymentId: event.data.object.id };
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return paymentSubject(event.data.object.charge);
    case 'transfer.reversed':
      return transferSubject(event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { kind: 'subscription-changed', subscriptionId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return invoiceSubject(event.data.object);
    default:
      return undefined;
  }
}

type Reference = Parameters<typeof idOf>[0];

function paymentSubject(charge: Reference): Subject | undefined {
  const paymentId = idOf(charge);
  return paymentId === undefined ? unreadable : { kind: 'payment-changed', paymentId };
}

function subscriptionSubject(subscription: Reference): Subject | undefined {
  const subscriptionId = idOf(subscription);
  return subscriptionId === undefined ? unreadable : { kind: 'subscription-changed', subscriptionId };
}

/** One that is written by hand is of no subscription; one of another version of the API says nothing of that. */
function invoiceSubject({ parent }: Stripe.Invoice): Subject | undefined {
  if (parent === undefined) return unreadable;
  return parent?.subscription_details
    ? subscriptionSubject(parent.subscription_details.subscription)
    : undefined;
}

/** One from the balance is of no payment; the comparison with the statement names it. */
const transferSubject = ({ source_transaction: payment }: Stripe.Transfer): Subject | undefined =>
  payment === null ? undefined : paymentSubject(payment);

function checkoutSubject({ id, mode, status, subscription }: Stripe.Checkout.Session): Subject | undefined {
  if (mode === 'subscription' && status === 'expired') return undefined;
  if (mode === 'subscription') return subscriptionSubject(subscription);
  return { kind: 'checkout-changed', checkoutId: id };
}
