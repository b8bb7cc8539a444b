import { PaymentAccounts } from '@nestmates/application/payments/payment-accounts.ts';
import { tokens } from '../accounts/ports.ts';
import type { Config } from '../config/config.ts';
import { repository } from '../database/ports.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { SandboxSellerAccounts } from '../sandbox/sandbox-seller-accounts.ts';
import { clock, publicUrl } from '../shared/ports.ts';
import { adapter, feature, service } from '../wiring/wiring.ts';
import * as sandboxSellersMigration from './migrations/2026-11-22-sandbox-sellers.ts';
import { PaymentAccountRepository } from './payment-account-repository.ts';
import { paymentAccountStore, sandboxSellers, sellerAccounts } from './ports.ts';
import { StripePayments } from './stripe/stripe-payments.ts';

const stripeFor = (secretKey: string, config: Config): StripePayments =>
  new StripePayments({
    secretKey,
    apiBase: config.STRIPE_API_BASE,
    webhookSecrets: {
      platform: config.STRIPE_WEBHOOK_SECRET ?? '',
      connect: config.STRIPE_CONNECT_WEBHOOK_SECRET,
    },
    prices: { pro: config.PRICE_PRO_CENTS, premium: config.PRICE_PREMIUM_CENTS },
  });

/** Without a key of Stripe's the sandbox stands in, whose pages we serve. */
export const paymentsFeature = feature({
  bind(bind, config) {
    const { STRIPE_SECRET_KEY } = config;
    repository(bind, paymentAccountStore, PaymentAccountRepository);
    if (STRIPE_SECRET_KEY) {
      bind(sellerAccounts).toConstantValue(stripeFor(STRIPE_SECRET_KEY, config).sellers);
    } else {
      adapter(bind, [sellerAccounts, sandboxSellers], SandboxSellerAccounts, [
        KnexTransaction,
        tokens,
        publicUrl,
      ]);
    }
    service(bind, PaymentAccounts, {
      store: paymentAccountStore,
      sellers: sellerAccounts,
      tokens,
      clock,
      publicUrl,
    });
  },
  migrations: { '2026-11-22-sandbox-sellers': sandboxSellersMigration },
});
