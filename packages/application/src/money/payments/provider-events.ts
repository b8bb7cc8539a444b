/** The request as it was received: the signature is over these bytes. */
export interface WebhookRequest {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Answers with status 200. */
export interface WebhookAnswer {
  /** The media type. */
  readonly type: string;
  readonly body: string;
}

/** The answer to providers that only look at the status. */
export const jsonReceived: WebhookAnswer = { type: 'application/json', body: '{"received":true}' };

interface EventFields {
  /** The same for every copy of the event, and never that of another provider's. */
  readonly id: string;
  /** What the provider calls it, for operators. */
  readonly name: string;
  readonly at: Date;
}

/**
 * An event says what to look at, not what has happened: it may come late, twice and out of order, so its handler
 * asks the provider how things are by now.
 */
export type ProviderEvent = EventFields &
  (
    | { readonly kind: 'checkout-changed'; readonly checkoutId: string }
    | { readonly kind: 'payment-changed'; readonly paymentId: string }
    | { readonly kind: 'seller-account-changed'; readonly accountId: string }
    | { readonly kind: 'subscription-changed'; readonly subscriptionId: string }
    /** Acknowledged, and nothing else. */
    | {
        readonly kind: 'ignored';
        /** It is of a kind that we handle, and does not say what it is about: an operator is told. */
        readonly isUnreadable?: boolean;
      }
  );
