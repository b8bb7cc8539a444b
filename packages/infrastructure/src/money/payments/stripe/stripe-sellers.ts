import type { SellerAccounts } from '@nestmates/application/money/payments/seller-accounts.ts';
import type Stripe from 'stripe';
import { accountReportOf } from './stripe-account-report.ts';
import type { StripeClient } from './stripe-client.ts';
import type { StripeIdentity } from './stripe-references.ts';

/** Newest payouts, as many as Stripe lists at once: each is told of by an event when it arrives. */
const lookedAt = 100;

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
      const { data: payouts } = await stripe.payouts.list(
        { limit: lookedAt, expand: ['data.destination'] },
        { stripeAccount: accountId },
      );
      return { retrieved, payouts };
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
      report: accountReportOf(found.retrieved, found.payouts[0]),
      bankFingerprints: fingerprintsOf(found.payouts),
    };
  }
}

/**
 * What Stripe calls the bank accounts and debit cards at which a payout has arrived: the same for every account that is
 * paid to one. One that is only named may be a stranger's.
 */
const fingerprintsOf = (
  payouts: readonly Pick<Stripe.Payout, 'destination' | 'status'>[],
): readonly string[] => [
  ...new Set(
    payouts.flatMap(({ destination, status }) =>
      status === 'paid' && destination !== null && typeof destination === 'object' && !destination.deleted
        ? destination.fingerprint || []
        : [],
    ),
  ),
];
