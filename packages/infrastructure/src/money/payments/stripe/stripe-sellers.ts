import type { SellerAccounts } from '@nestmates/application/money/payments/seller-accounts.ts';
import { accountReportOf } from './stripe-account-report.ts';
import type { StripeClient } from './stripe-client.ts';

export class StripeSellers implements SellerAccounts {
  readonly #client: StripeClient;
  constructor(client: StripeClient) {
    this.#client = client;
  }

  startOnboarding({
    key,
    sellerId,
    accountId,
    returnUrl,
    refreshUrl,
  }: Parameters<SellerAccounts['startOnboarding']>[0]): ReturnType<SellerAccounts['startOnboarding']> {
    return this.#client.call(async (stripe) => {
      const account = accountId ?? (await this.#createAccount(key, sellerId));
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
  async #createAccount(idempotencyKey: string, sellerId: number): Promise<string> {
    const stripe = await this.#client.sdk();
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
        metadata: { seller: sellerId },
      },
      { idempotencyKey },
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
    const { capabilities, payouts_enabled } = found.retrieved;
    return {
      accountId,
      canBePaid: capabilities?.transfers === 'active' && payouts_enabled,
      report: accountReportOf(found.retrieved, found.payout),
    };
  }
}
