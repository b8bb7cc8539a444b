import type { Checkouts } from './checkouts.ts';
import type { MoneyMoves } from './money-moves.ts';
import type { ProviderDisputes } from './provider-disputes.ts';
import type { ProviderEvent, WebhookAnswer, WebhookRequest } from './provider-events.ts';
import type { ProviderStatement } from './provider-statement.ts';
import type { SellerAccounts } from './seller-accounts.ts';
import type { SubscriptionBilling } from './subscription-billing.ts';

/**
 * Whoever moves the money. Ids are the provider's own, opaque to us. A `key` is ours: the same call with the same
 * key is carried out once, whatever became of the answer; another call with that key is refused. The provider may
 * forget keys after a day.
 *
 * Every method throws PAYMENTS_UNAVAILABLE when the provider cannot be reached, is slow or fails; whether the call
 * was carried out is unknown then, so it is repeated with the same key.
 */
export interface PaymentProvider {
  /** Stands beside the accounts, orders and events that are kept with it, so it never changes. */
  readonly name: string;
  readonly sellers: SellerAccounts;
  readonly checkouts: Checkouts;
  readonly money: MoneyMoves;
  readonly subscriptions: SubscriptionBilling;
  readonly disputes: ProviderDisputes;
  readonly statement: ProviderStatement;
  /** Throws INVALID_SIGNATURE for what the provider has not sent, or not sent lately. */
  readEvent(request: WebhookRequest): Promise<ProviderEvent>;
  /** What the provider wants to hear of an event that is stored. */
  readonly eventStored: WebhookAnswer;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    /** Each that is configured; the first is for what is new. The use cases know `paymentProviders`. */
    readonly paymentProvider: PaymentProvider;
  }
}
