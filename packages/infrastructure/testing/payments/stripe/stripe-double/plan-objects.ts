import type Stripe from 'stripe';
import type { List } from './objects.ts';

export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'created'
  | 'currency'
  | 'lookup_key'
  | 'metadata'
  | 'product'
  | 'recurring'
  | 'tax_behavior'
  | 'type'
  | 'unit_amount'
>;

export type PortalConfiguration = Pick<
  Stripe.BillingPortal.Configuration,
  'id' | 'object' | 'active' | 'created' | 'is_default' | 'metadata'
> & { features: Stripe.BillingPortal.ConfigurationCreateParams.Features };

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_end' | 'current_period_start' | 'quantity' | 'subscription'
> & { price: Price };

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'customer'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'status'
> & {
  automatic_tax: Pick<Stripe.Subscription.AutomaticTax, 'enabled'>;
  items: List<SubscriptionItem>;
};

export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_paid' | 'created' | 'currency' | 'invoice' | 'livemode' | 'payment' | 'status'
>;

export type Invoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'status'
> & {
  total_taxes: Pick<Stripe.Invoice.TotalTax, 'amount' | 'tax_behavior'>[];
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: null };
  };
  payments: List<InvoicePayment>;
};
