import type { ProviderEvent } from './provider-events.ts';

export type EventKind = ProviderEvent['kind'];
export type HandledKind = Exclude<EventKind, 'ignored'>;

/**
 * What a feature does after an event about a checkout, a payment, an account or a subscription: it asks the provider
 * how that is by now. It may run several times for one event, and beside itself.
 */
export interface ProviderEventHandler {
  readonly kind: HandledKind;
  /** Takes the provider's id of what has changed, and the provider's name. */
  handle(subjectId: string, provider: string): Promise<void>;
}

/** The provider's id of what the event is about; null for one that is ignored. */
export function subjectIdOf(event: ProviderEvent): string | null {
  switch (event.kind) {
    case 'checkout-changed':
      return event.checkoutId;
    case 'payment-changed':
      return event.paymentId;
    case 'seller-account-changed':
      return event.accountId;
    case 'subscription-changed':
      return event.subscriptionId;
    case 'ignored':
      return null;
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly providerEventHandlers: ProviderEventHandler;
  }
}
