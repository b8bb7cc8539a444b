import type { SellerAccounts } from '@nestmates/application/money/payments/seller-accounts.ts';
import type Stripe from 'stripe';
import { accountReportOf } from './stripe-account-report.ts';
import type { StripeClient } from './stripe-client.ts';
import type { StripeIdentity } from './stripe-references.ts';

export class StripeSellers implements SellerAccounts {
  readonly #client: StripeClient;
  readonly #identity: Pick<StripeIdentity, 'environment'>;
  constructor(client: StripeClient, identity: Pick<StripeIdentity, 'environment'>) {
    this.#client = client;
    this.#identity = identity;
  }

  startOnboarding({
    key,
    reference,
    accountId,
    returnUrl,
    refreshUrl,
  }: Parameters<SellerAccounts['startOnboarding']>[0]): ReturnType<SellerAccounts['startOnboarding']> {
    return this.#client.call(async (stripe) => {
      const account = accountId ?? (await this.#createAccount(key, reference));
      const { url } = await stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
      });
      return { accountId: account, url };
    });
  }

  /** The platform pays Stripe's fees and carries losses, as it charges the buyers itself. */
  async #createAccount(key: string, reference: string): Promise<string> {
    const stripe = await this.#client.sdk();
    const { environment } = this.#identity;
    const { id } = await stripe.accounts.create(
      {
        country: 'US',
        controller: {
          fees: { payer: 'application' },
          losses: { payments: 'application' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: 'express' },
        },
        capabilities: { transfers: { requested: true } },
        metadata: { environment, seller: reference },
      },
      { idempotencyKey: `${environment}-${key}` },
    );
    return id;
  }

  async find(accountId: string): ReturnType<SellerAccounts['find']> {
    const found = await this.#client.find(async (stripe) => {
      const retrieved = await stripe.accounts.retrieve(accountId);
      const { data: payouts } = await stripe.payouts.list({ limit: 1 }, { stripeAccount: accountId });
      return { retrieved, payout: payouts[0] };
    });
    if (!found) return undefined;
    const { capabilities, payouts_enabled, metadata } = found.retrieved;
    const { environment, seller } = metadata ?? {};
    // Another installation with the same account of ours has it.
    if (environment !== undefined && environment !== this.#identity.environment) return undefined;
    return {
      accountId,
      // Accounts from before references have a number of ours.
      reference: environment === undefined ? null : (seller ?? null),
      canBePaid: capabilities?.transfers === 'active' && payouts_enabled,
      report: accountReportOf(found.retrieved, found.payout),
      bankFingerprints: fingerprintsOf(found.retrieved),
    };
  }
}

/** What Stripe calls the bank account or debit card itself, the same for every account that is paid to it. */
const fingerprintsOf = ({
  external_accounts,
}: Pick<Stripe.Account, 'external_accounts'>): readonly string[] => [
  ...new Set((external_accounts?.data ?? []).flatMap(({ fingerprint }) => fingerprint ?? [])),
];
