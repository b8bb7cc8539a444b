import { PaymentAccounts } from '@nestmates/application/money/payments/payment-accounts.ts';
import { handlePaymentEvent, PaymentEvents } from '@nestmates/application/money/payments/payment-events.ts';
import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import { PaymentProviders } from '@nestmates/application/money/payments/payment-providers.ts';
import { tokens } from '../../members/accounts/ports.ts';
import type { Config } from '../../platform/config/config.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { alerts, clock, publicUrl } from '../../platform/shared/ports.ts';
import { every, feature, service } from '../../platform/wiring/wiring.ts';
import { bindSandbox } from './bind-sandbox.ts';
import * as paymentProvidersMigration from './migrations/20261123T023000-payment-providers.ts';
import * as sandboxReferencesMigration from './migrations/20261123T025101-sandbox-references.ts';
import * as paymentReferencesMigration from './migrations/20261123T070000-payment-references.ts';
import * as sandboxPlanPaymentsMigration from './migrations/20261123T090000-sandbox-plan-payments.ts';
import { PaymentAccountRepository } from './payment-account-repository.ts';
import { PaymentEventRepository } from './payment-event-repository.ts';
import { PaymentReferenceRepository } from './payment-reference-repository.ts';
import {
  onProviderEvent,
  paymentAccountStore,
  paymentEventStore,
  paymentProvider,
  paymentProviders,
  paymentReferences,
  providerEventHandlers,
} from './ports.ts';
import { StripePayments } from './stripe/stripe-payments.ts';

const stripeFor = (secretKey: string, config: Config): StripePayments =>
  new StripePayments({
    secretKey,
    apiBase: config.STRIPE_API_BASE,
    webhookSecrets: {
      platform: config.STRIPE_WEBHOOK_SECRET ?? '',
      connect: config.STRIPE_CONNECT_WEBHOOK_SECRET,
    },
    environment: config.PAYMENTS_ENVIRONMENT,
    prices: { pro: config.PRICE_PRO_CENTS, premium: config.PRICE_PREMIUM_CENTS },
  });

/** Where no provider is configured: with the sandbox, whose time can be changed. */
export const hasSandboxPayments = ({ STRIPE_SECRET_KEY }: Config): boolean => !STRIPE_SECRET_KEY;

/** Without a key of a provider's the sandbox stands in, whose pages we serve. */
export const paymentsFeature = feature({
  capabilities: ({ STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase }) =>
    secretKey ? StripePayments.capabilities({ secretKey, apiBase }) : [],
  bind(bind, config) {
    const { STRIPE_SECRET_KEY } = config;
    repository(bind, paymentAccountStore, PaymentAccountRepository);
    repository(bind, paymentReferences, PaymentReferenceRepository);
    if (STRIPE_SECRET_KEY) bind(paymentProvider).toConstantValue(stripeFor(STRIPE_SECRET_KEY, config));
    if (hasSandboxPayments(config)) bindSandbox(bind);
    service(bind, PaymentProviders<PaymentProvider>, { providers: every(paymentProvider) });
    bind(paymentProviders).toService(PaymentProviders);
    service(bind, PaymentAccounts, {
      store: paymentAccountStore,
      references: paymentReferences,
      providers: paymentProviders,
      tokens,
      clock,
      publicUrl,
    });
    repository(bind, paymentEventStore, PaymentEventRepository);
    service(bind, PaymentEvents, {
      providers: paymentProviders,
      store: paymentEventStore,
      handlers: every(providerEventHandlers),
      jobs,
      alerts,
      transaction,
      clock,
    });
    jobHandler(bind, handlePaymentEvent, PaymentEvents, (events, payload) => events.handle(payload));
    cronJob(bind, { name: 'payments.sweep-events', schedule: '41 3 * * *' }, PaymentEvents, (events) =>
      events.sweep(),
    );
    onProviderEvent(bind, 'seller-account-changed', PaymentAccounts, (accounts, ...account) =>
      accounts.refresh(...account),
    );
  },
  migrations: {
    '20261123T023000-payment-providers': paymentProvidersMigration,
    '20261123T025101-sandbox-references': sandboxReferencesMigration,
    '20261123T070000-payment-references': paymentReferencesMigration,
    '20261123T090000-sandbox-plan-payments': sandboxPlanPaymentsMigration,
  },
});
