import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import type { PaymentProviders } from '@nestmates/application/money/payments/payment-providers.ts';
import type { PaymentReferences } from '@nestmates/application/money/payments/payment-references.ts';
import type {
  AccountEmailQueries,
  PaymentAccountStore,
  PaymentEventStore,
} from '@nestmates/application/money/payments/ports.ts';
import type {
  HandledKind,
  ProviderEventHandler,
} from '@nestmates/application/money/payments/provider-event-handler.ts';
import type { SandboxProvider } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { SubscriptionBilling } from '@nestmates/application/money/payments/subscription-billing.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

export const accountEmailQueries = port<AccountEmailQueries>('account-email-queries');
export const paymentAccountStore = port<PaymentAccountStore>('payment-account-store');
export const paymentReferences = port<PaymentReferences>('payment-references');
export const paymentEventStore = port<PaymentEventStore>('payment-event-store');
/** Each that is configured; the first is for what is new. The use cases know `paymentProviders`. */
export const paymentProvider = port<PaymentProvider>('payment-provider');
export const paymentProviders = port<PaymentProviders>('payment-providers');
export const subscriptionBilling = port<SubscriptionBilling>('subscription-billing');
/** Bound only where no provider is configured. */
export const sandboxProvider = port<SandboxProvider>('sandbox-provider');
export const sandboxTaxBasisPoints = port<number>('sandbox-tax-basis-points');
export const providerEventHandlers = port<ProviderEventHandler>('provider-event-handlers');

/** Lets a service look at what has changed at the payment provider; `handle` gets the id of it and the provider's name. */
export function onProviderEvent<Service>(
  bind: Bind,
  kind: HandledKind,
  service: ServiceIdentifier<Service>,
  handle: (service: Service, subjectId: string, provider: string) => Promise<unknown>,
): void {
  bind(providerEventHandlers).toResolvedValue(
    (handler: Service) => ({
      kind,
      handle: async (...subject) => void (await handle(handler, ...subject)),
    }),
    [service],
  );
}
