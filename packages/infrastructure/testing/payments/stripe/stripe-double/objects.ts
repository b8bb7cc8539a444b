import type Stripe from 'stripe';

/**
 * The objects of the double are the SDK's with the fields that the application reads, so a name or type that Stripe
 * does not have does not compile.
 */
export type Account = Pick<
  Stripe.Account,
  | 'id'
  | 'object'
  | 'capabilities'
  | 'charges_enabled'
  | 'country'
  | 'created'
  | 'details_submitted'
  | 'metadata'
  | 'payouts_enabled'
> & {
  requirements: Pick<
    Stripe.Account.Requirements,
    'currently_due' | 'past_due' | 'current_deadline' | 'disabled_reason'
  >;
  external_accounts: { object: 'list'; data: Pick<Stripe.BankAccount, 'id' | 'object' | 'fingerprint'>[] };
};

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'collected_information'
  | 'created'
  | 'currency'
  | 'customer'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'url'
> & {
  automatic_tax: Pick<Stripe.Checkout.Session.AutomaticTax, 'enabled'>;
  total_details: Pick<
    Stripe.Checkout.Session.TotalDetails,
    'amount_discount' | 'amount_shipping' | 'amount_tax'
  >;
};

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'latest_charge'
  | 'metadata'
  | 'status'
  | 'transfer_group'
>;

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'balance_transaction'
  | 'created'
  | 'currency'
  | 'customer'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
  | 'transfer_group'
> & {
  payment_method_details: {
    type: 'card';
    card: Pick<Stripe.Charge.PaymentMethodDetails.Card, 'fingerprint' | 'country'>;
  };
};

export type Refund = Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'balance_transaction'
  | 'charge'
  | 'created'
  | 'currency'
  | 'metadata'
  | 'payment_intent'
  | 'pending_reason'
  | 'status'
>;

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
> & {
  balance_transactions: BalanceTransaction[];
  /** What was sent; in an answer the other fields are null. */
  evidence: Partial<Stripe.Dispute.Evidence>;
  evidence_details: Pick<
    Stripe.Dispute.EvidenceDetails,
    'due_by' | 'has_evidence' | 'past_due' | 'submission_count'
  >;
};

export type UploadedFile = Pick<
  Stripe.File,
  'id' | 'object' | 'created' | 'filename' | 'purpose' | 'size' | 'type'
>;

export type FraudWarning = Pick<
  Stripe.Radar.EarlyFraudWarning,
  'id' | 'object' | 'actionable' | 'charge' | 'created' | 'fraud_type' | 'livemode'
>;

export type BalanceTransaction = Pick<
  Stripe.BalanceTransaction,
  | 'id'
  | 'object'
  | 'amount'
  | 'available_on'
  | 'created'
  | 'currency'
  | 'fee'
  | 'net'
  | 'reporting_category'
  | 'source'
  | 'status'
  | 'type'
>;

export type Payout = Pick<
  Stripe.Payout,
  | 'id'
  | 'object'
  | 'amount'
  | 'balance_transaction'
  | 'created'
  | 'currency'
  | 'failure_message'
  | 'livemode'
  | 'status'
> & { destination: string | null };

export type Reversal = Pick<
  Stripe.TransferReversal,
  'id' | 'object' | 'amount' | 'balance_transaction' | 'created' | 'currency' | 'metadata' | 'transfer'
>;

export interface List<T> {
  readonly object: 'list';
  readonly data: T[];
  readonly has_more: boolean;
  readonly url: string;
}

export type Transfer = Pick<
  Stripe.Transfer,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_reversed'
  | 'balance_transaction'
  | 'created'
  | 'currency'
  | 'destination'
  | 'metadata'
  | 'reversed'
  | 'source_transaction'
  | 'transfer_group'
> & { reversals: List<Reversal> };

export type Event = Pick<
  Stripe.Event,
  'id' | 'object' | 'account' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: string; data: { object: object } };

export type WebhookEndpoint = Pick<
  Stripe.WebhookEndpoint,
  'id' | 'object' | 'enabled_events' | 'status' | 'url'
>;
