import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import type { ProviderEvent, WebhookRequest } from '@nestmates/application/money/payments/provider-events.ts';
import type { Prices } from '@nestmates/domain/money/subscriptions/plans.ts';
import { StripeCheckouts } from './stripe-checkouts.ts';
import { StripeClient, type StripeClientOptions } from './stripe-client.ts';
import { StripeEvents, type WebhookSecrets } from './stripe-events.ts';
import { StripeMoney } from './stripe-money.ts';
import { StripePriceBook } from './stripe-price-book.ts';
import { StripeSellers } from './stripe-sellers.ts';
import { StripeSubscriptions } from './stripe-subscriptions.ts';

export interface StripeOptions extends StripeClientOptions {
  readonly webhookSecrets: WebhookSecrets;
  readonly prices: Prices;
}

/** Separate charges and transfers: the platform charges, holds, and sends on. */
export class StripePayments implements PaymentProvider {
  readonly name = 'stripe';
  readonly sellers: StripeSellers;
  readonly checkouts: StripeCheckouts;
  readonly money: StripeMoney;
  readonly subscriptions: StripeSubscriptions;
  readonly #events: StripeEvents;

  constructor({ webhookSecrets, prices, ...clientOptions }: StripeOptions) {
    const client = new StripeClient(clientOptions);
    this.sellers = new StripeSellers(client);
    this.checkouts = new StripeCheckouts(client);
    this.money = new StripeMoney(client);
    this.subscriptions = new StripeSubscriptions(client, new StripePriceBook(client, prices));
    this.#events = new StripeEvents(client, webhookSecrets);
  }

  readEvent(request: WebhookRequest): Promise<ProviderEvent> {
    return this.#events.read(request);
  }
}
