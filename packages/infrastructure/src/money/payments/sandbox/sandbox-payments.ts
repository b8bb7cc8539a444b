import type { Checkouts } from '@nestmates/application/money/payments/checkouts.ts';
import type { MoneyMoves } from '@nestmates/application/money/payments/money-moves.ts';
import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import type { ProviderDisputes } from '@nestmates/application/money/payments/provider-disputes.ts';
import {
  jsonReceived,
  type ProviderEvent,
  type WebhookRequest,
} from '@nestmates/application/money/payments/provider-events.ts';
import type { ProviderStatement } from '@nestmates/application/money/payments/provider-statement.ts';
import type { SellerAccounts } from '@nestmates/application/money/payments/seller-accounts.ts';
import type { SubscriptionBilling } from '@nestmates/application/money/payments/subscription-billing.ts';
import type { SandboxEvents } from './sandbox-events.ts';

export interface SandboxPaymentsDeps {
  readonly sellers: SellerAccounts;
  readonly checkouts: Checkouts;
  readonly money: MoneyMoves;
  readonly subscriptions: SubscriptionBilling;
  readonly disputes: ProviderDisputes;
  readonly statement: ProviderStatement;
  readonly events: SandboxEvents;
}

/** Stands for a payment provider where none is configured: no real money moves. */
export class SandboxPayments implements PaymentProvider {
  readonly name = 'sandbox';
  readonly eventStored = jsonReceived;
  readonly sellers: SellerAccounts;
  readonly checkouts: Checkouts;
  readonly money: MoneyMoves;
  readonly subscriptions: SubscriptionBilling;
  readonly disputes: ProviderDisputes;
  readonly statement: ProviderStatement;
  readonly #events: SandboxEvents;

  constructor({
    sellers,
    checkouts,
    money,
    subscriptions,
    disputes,
    statement,
    events,
  }: SandboxPaymentsDeps) {
    this.sellers = sellers;
    this.checkouts = checkouts;
    this.money = money;
    this.subscriptions = subscriptions;
    this.disputes = disputes;
    this.statement = statement;
    this.#events = events;
  }

  readEvent(request: WebhookRequest): Promise<ProviderEvent> {
    return this.#events.read(request);
  }
}
