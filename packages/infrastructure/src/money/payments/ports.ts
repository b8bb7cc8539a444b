import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import type { PaymentAccountStore, PaymentEventStore } from '@nestmates/application/money/payments/ports.ts';
import type {
  HandledKind,
  ProviderEventHandler,
} from '@nestmates/application/money/payments/provider-event-handler.ts';
import type { SandboxProvider } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { SellerAccounts } from '@nestmates/application/money/payments/seller-accounts.ts';
import type { SubscriptionBilling } from '@nestmates/application/money/payments/subscription-billing.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

export const paymentAccountStore = port<PaymentAccountStore>('payment-account-store');
export const paymentEventStore = port<PaymentEventStore>('payment-event-store');
export const paymentProvider = port<PaymentProvider>('payment-provider');
export const subscriptionBilling = port<SubscriptionBilling>('subscription-billing');
export const sellerAccounts = port<SellerAccounts>('seller-accounts');
/** Bound only where no provider is configured. */
export const sandboxProvider = port<SandboxProvider>('sandbox-provider');
export const providerEventHandlers = port<ProviderEventHandler>('provider-event-handlers');

/** Lets a service look at what has changed at the payment provider; `handle` gets the provider's id of it. */
export function onProviderEvent<Service>(
  bind: Bind,
  kind: HandledKind,
  service: ServiceIdentifier<Service>,
  handle: (service: Service, subjectId: string) => Promise<unknown>,
): void {
  bind(providerEventHandlers).toResolvedValue(
    (handler: Service) => ({ kind, handle: async (subjectId) => void (await handle(handler, subjectId)) }),
    [service],
  );
}
