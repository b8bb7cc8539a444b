import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import {
  jsonReceived,
  type ProviderEvent,
  type WebhookRequest,
} from '@nestmates/application/money/payments/provider-events.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import type { Capability } from '../../../platform/wiring/capabilities.ts';
import { StripeCheckouts } from './stripe-checkouts.ts';
import { StripeClient, type StripeClientOptions } from './stripe-client.ts';
import { StripeDisputes } from './stripe-disputes.ts';
import { StripeEvents, type WebhookSecrets } from './stripe-events.ts';
import { StripeMoney } from './stripe-money.ts';
import { StripePriceBook } from './stripe-price-book.ts';
import { environmentOf, livemodeOf } from './stripe-references.ts';
import { StripeSellers } from './stripe-sellers.ts';
import { StripeStatement } from './stripe-statement.ts';
import { StripeSubscriptions } from './stripe-subscriptions.ts';

export interface StripeOptions extends StripeClientOptions {
  readonly webhookSecrets: WebhookSecrets;
  readonly prices: Prices;
  /** Tells what is ours from what another installation has at the same account. */
  readonly environment: string;
}

/** Separate charges and transfers: the platform charges, holds, and sends on. */
export class StripePayments implements PaymentProvider {
  /** Neither with a key for tests nor at another host does real money move. */
  static capabilities({ secretKey, apiBase }: StripeClientOptions): readonly Capability[] {
    return /^[sr]k_test_/.test(secretKey) || apiBase !== undefined ? [] : ['real-payments'];
  }

  readonly name = 'stripe';
  readonly eventStored = jsonReceived;
  readonly sellers: StripeSellers;
  readonly checkouts: StripeCheckouts;
  readonly money: StripeMoney;
  readonly subscriptions: StripeSubscriptions;
  readonly disputes: StripeDisputes;
  readonly statement: StripeStatement;
  readonly #events: StripeEvents;
  readonly #client: StripeClient;

  constructor({ webhookSecrets, prices, environment, ...clientOptions }: StripeOptions) {
    const identity = { environment, livemode: livemodeOf(clientOptions.secretKey) };
    const client = new StripeClient(clientOptions);
    this.#client = client;
    this.sellers = new StripeSellers(client, identity);
    this.checkouts = new StripeCheckouts(client, identity);
    this.money = new StripeMoney(client, identity);
    this.subscriptions = new StripeSubscriptions(client, new StripePriceBook(client, prices), identity);
    this.disputes = new StripeDisputes(client, identity);
    this.statement = new StripeStatement(client, identity);
    this.#events = new StripeEvents(client, webhookSecrets, identity);
  }

  /** The name of the installation that has made the payment; undefined where it is not there. */
  environmentOf(paymentId: string): Promise<string | undefined> {
    return this.#client.find(async (stripe) =>
      environmentOf(stripe, await stripe.charges.retrieve(paymentId)),
    );
  }

  readEvent(request: WebhookRequest): Promise<ProviderEvent> {
    return this.#events.read(request);
  }
}
