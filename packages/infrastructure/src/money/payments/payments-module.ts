import { AccountReports } from '@nestmates/application/money/payments/account-reports.ts';
import { accountEmails } from '@nestmates/application/money/payments/emails.ts';
import { PaymentAccounts } from '@nestmates/application/money/payments/payment-accounts.ts';
import { handlePaymentEvent, PaymentEvents } from '@nestmates/application/money/payments/payment-events.ts';
import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import { PaymentProviders } from '@nestmates/application/money/payments/payment-providers.ts';
import { PaymentsOfNoOrder } from '@nestmates/application/money/payments/payments-of-no-order.ts';
import { PlatformPayouts } from '@nestmates/application/money/payments/platform-payouts.ts';
import { SellerMarks } from '@nestmates/application/money/payments/seller-marks.ts';
import {
  payBackUnmatched,
  UnmatchedPayments,
} from '@nestmates/application/money/payments/unmatched-payments.ts';
import type { Bind } from 'inversify';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { onMailboxShown } from '../../members/restrictions/bindings.ts';
import type { Config } from '../../platform/config/config.ts';
import { repository } from '../../platform/database/bindings.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { bindWith, feature, port, ports, service } from '../../platform/wiring/wiring.ts';
import { bindSandbox } from './bind-sandbox.ts';
import { onProviderEvent } from './bindings.ts';
import * as paymentProvidersMigration from './migrations/20261123T023000-payment-providers.ts';
import * as sandboxReferencesMigration from './migrations/20261123T025101-sandbox-references.ts';
import * as paymentReferencesMigration from './migrations/20261123T070000-payment-references.ts';
import * as sandboxPlanPaymentsMigration from './migrations/20261123T090000-sandbox-plan-payments.ts';
import * as sandboxTaxesMigration from './migrations/20261123T125001-sandbox-taxes.ts';
import * as paymentsEnvironmentMigration from './migrations/20261129T135000-payments-environment.ts';
import * as unmatchedPaymentsMigration from './migrations/20261129T172500-unmatched-payments.ts';
import * as cardCountriesMigration from './migrations/20261129T201500-card-countries.ts';
import * as unmatchedByKindMigration from './migrations/20261129T204500-unmatched-by-kind.ts';
import * as refundAlertsMigration from './migrations/20261130T041000-refund-alerts.ts';
import * as sellerMarksMigration from './migrations/20261130T060000-seller-marks.ts';
import * as banksKnownMigration from './migrations/20261130T060004-banks-known.ts';
import * as formerMailboxesMigration from './migrations/20261130T060008-former-mailboxes.ts';
import { PaymentAccountModel } from './payment-account-model.ts';
import { PaymentAccountRepository } from './payment-account-repository.ts';
import { PaymentEventModel } from './payment-event-model.ts';
import { PaymentEventRepository } from './payment-event-repository.ts';
import { PaymentReferenceModel } from './payment-reference-model.ts';
import { PaymentReferenceRepository } from './payment-reference-repository.ts';
import { PaymentsEnvironment } from './payments-environment.ts';
import { PaymentsEnvironmentModel } from './payments-environment-model.ts';
import { RefundAlertModel } from './refund-alert-model.ts';
import { RefundAlertRepository } from './refund-alert-repository.ts';
import {
  SandboxCallModel,
  SandboxCheckoutModel,
  SandboxDisputeModel,
  SandboxEventModel,
  SandboxMovementModel,
  SandboxSettingsModel,
  SandboxWarningModel,
} from './sandbox/models/sandbox-models.ts';
import {
  SandboxPlanCheckoutModel,
  SandboxPortalModel,
  SandboxSubscriptionModel,
} from './sandbox/models/sandbox-plan-models.ts';
import { SandboxSellerModel } from './sandbox/models/sandbox-seller-model.ts';
import { PartedMarksModel, SellerMarkModel } from './seller-mark-models.ts';
import { SellerMarkRepository } from './seller-mark-repository.ts';
import { checkStripe } from './stripe/check-stripe.ts';
import { StripePayments } from './stripe/stripe-payments.ts';
import { UnmatchedPaymentModel } from './unmatched-payment-model.ts';
import { UnmatchedPaymentRepository } from './unmatched-payment-repository.ts';

/** Another installation has another address. */
const nameIn = ({ PAYMENTS_ENVIRONMENT: name, PUBLIC_URL: url }: Config): string =>
  name ?? (url ? new URL(url).hostname : 'local');

const stripeFor = (secretKey: string, config: Config): StripePayments =>
  new StripePayments({
    secretKey,
    apiBase: config.STRIPE_API_BASE,
    webhookSecrets: {
      platform: config.STRIPE_WEBHOOK_SECRET ?? '',
      connect: config.STRIPE_CONNECT_WEBHOOK_SECRET,
    },
    environment: nameIn(config),
    prices: { pro: config.PRICE_PRO_CENTS, premium: config.PRICE_PREMIUM_CENTS },
  });

function bindStripe(bind: Bind, stripe: StripePayments, config: Config): void {
  const named = { name: nameIn(config), isSet: config.PAYMENTS_ENVIRONMENT !== undefined };
  bind(port('paymentProvider')).toConstantValue(stripe);
  bind(PaymentsEnvironment).toResolvedValue(
    (transaction) => new PaymentsEnvironment(transaction, stripe, named),
    [KnexTransaction],
  );
}

/** Where no provider is configured: with the sandbox, whose time can be changed. */
export const hasSandboxPayments = ({ STRIPE_SECRET_KEY }: Config): boolean => !STRIPE_SECRET_KEY;

/** The sandbox stands in where there is no key of a provider's, and we serve its pages. */
export const paymentsFeature = feature({
  capabilities: ({ STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase }) =>
    secretKey ? StripePayments.capabilities({ secretKey, apiBase }) : [],
  bind(bind, config) {
    const { STRIPE_SECRET_KEY } = config;
    repository(bind, ['paymentAccountStore', 'accountEmailQueries'], PaymentAccountRepository);
    repository(bind, 'sellerMarkStore', SellerMarkRepository);
    service(bind, SellerMarks, 'sellerMarks');
    onMailboxShown(bind, SellerMarks, (marks, memberId, digest) => marks.noteMailbox(memberId, digest));
    service(bind, AccountReports, 'accountReports');
    deliverEmail(bind, accountEmails.concern, port('accountEmailQueries'));
    repository(bind, 'paymentReferences', PaymentReferenceRepository);
    if (STRIPE_SECRET_KEY) bindStripe(bind, stripeFor(STRIPE_SECRET_KEY, config), config);
    else bindSandbox(bind, config);
    bindWith(bind, PaymentProviders<PaymentProvider>, { providers: ports('paymentProvider') });
    bind(port('paymentProviders')).toService(PaymentProviders);
    bind(port('subscriptionBilling')).toResolvedValue(
      ({ current }) => current.subscriptions,
      [port('paymentProviders')],
    );
    service(bind, PaymentAccounts, 'paymentAccounts');
    bind(port('beforeRemoval')).toResolvedValue(
      (accounts) => ({ look: (memberId) => accounts.lookBeforeRemoval(memberId) }),
      [port('paymentAccounts')],
    );
    cronJob(bind, { name: 'payments.look-for-banks', schedule: '17 * * * *' }, PaymentAccounts, (accounts) =>
      accounts.lookForBanks(),
    );
    service(bind, PlatformPayouts);
    cronJob(
      bind,
      { name: 'payments.check-platform-payouts', schedule: '41 5 * * *' },
      PlatformPayouts,
      (payouts) => payouts.check(),
    );
    repository(bind, 'unmatchedPaymentStore', UnmatchedPaymentRepository);
    repository(bind, 'refundAlerts', RefundAlertRepository);
    service(bind, UnmatchedPayments, 'unmatchedPayments');
    service(bind, PaymentsOfNoOrder, 'paymentsOfNoOrder');
    jobHandler(bind, payBackUnmatched, UnmatchedPayments, (unmatched, which) => unmatched.payBack(which));
    cronJob(
      bind,
      { name: 'payments.retry-unmatched', schedule: '37 6 * * *' },
      UnmatchedPayments,
      (unmatched) => unmatched.retryRefused(),
    );
    onProviderEvent(bind, 'payment-changed', UnmatchedPayments, (unmatched, ...payment) =>
      unmatched.changed(...payment),
    );
    repository(bind, 'paymentEventStore', PaymentEventRepository);
    service(bind, PaymentEvents);
    jobHandler(bind, handlePaymentEvent, PaymentEvents, (events, payload) => events.handle(payload));
    onProviderEvent(bind, 'seller-account-changed', PaymentAccounts, (accounts, ...account) =>
      accounts.refresh(...account),
    );
  },
  checks: [checkStripe],
  tables: [
    SandboxSettingsModel,
    SandboxCallModel,
    SandboxPortalModel,
    SandboxEventModel,
    PaymentEventModel,
    SandboxDisputeModel,
    SandboxWarningModel,
    PaymentReferenceModel,
    RefundAlertModel,
    PaymentsEnvironmentModel,
    UnmatchedPaymentModel,
    PaymentAccountModel,
    SellerMarkModel,
    PartedMarksModel,
    SandboxSellerModel,
    SandboxCheckoutModel,
    SandboxPlanCheckoutModel,
    SandboxSubscriptionModel,
    SandboxMovementModel,
  ],
  migrations: {
    '20261123T023000-payment-providers': paymentProvidersMigration,
    '20261123T025101-sandbox-references': sandboxReferencesMigration,
    '20261123T070000-payment-references': paymentReferencesMigration,
    '20261123T090000-sandbox-plan-payments': sandboxPlanPaymentsMigration,
    '20261123T125001-sandbox-taxes': sandboxTaxesMigration,
    '20261129T135000-payments-environment': paymentsEnvironmentMigration,
    '20261129T172500-unmatched-payments': unmatchedPaymentsMigration,
    '20261129T201500-card-countries': cardCountriesMigration,
    '20261129T204500-unmatched-by-kind': unmatchedByKindMigration,
    '20261130T041000-refund-alerts': refundAlertsMigration,
    '20261130T060000-seller-marks': sellerMarksMigration,
    '20261130T060004-banks-known': banksKnownMigration,
    '20261130T060008-former-mailboxes': formerMailboxesMigration,
  },
});
