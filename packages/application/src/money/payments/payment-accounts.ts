import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import type { PaymentStanding } from '@nestmates/domain/money/payments/payment-standing.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Tokens } from '../../members/accounts/ports.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { HostedPage } from './hosted-page.ts';
import type { PaymentAccountStore } from './ports.ts';
import type { ReturnCode } from './return-codes.ts';
import type { SellerAccounts } from './seller-accounts.ts';

export interface PaymentAccountsDeps {
  readonly store: PaymentAccountStore;
  readonly sellers: SellerAccounts;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

/** She may be called away in the middle of it, and come back the next day. */
const linkLasts = days(2);

/** The accounts to which sales are paid out. */
export class PaymentAccounts {
  readonly #deps: PaymentAccountsDeps;
  constructor(deps: PaymentAccountsDeps) {
    this.#deps = deps;
  }

  async status(by: Caller): Promise<{ connected: boolean; started: boolean }> {
    const account = await this.#current(by.id);
    return { connected: account?.ready ?? false, started: account !== undefined };
  }

  async standingOf(by: Caller): Promise<PaymentStanding> {
    const account = await this.#current(by.id);
    if (!account) return { payments: 'none' };
    if (account.ready) return { payments: 'ready' };
    return { payments: 'started', onboardingUrl: (await this.onboard(by)).url };
  }

  async onboard({ id }: Pick<Caller, 'id'>): Promise<HostedPage> {
    return this.#start(id, await this.#deps.store.find(id));
  }

  /** The address of a new page, for one that has been used or is too old; undefined if the link is no good. */
  async resume(token: string): Promise<string | undefined> {
    const account = await this.#byLink(token);
    return account && (await this.#start(account.userId, account)).url;
  }

  /** What to say when she is back from the provider. Coming back proves nothing, so the provider is asked. */
  async finish(token: string | undefined): Promise<ReturnCode | 'connected'> {
    if (!token) return 'invalid_oauth_response';
    try {
      const account = await this.#byLink(token);
      if (!account) return 'invalid_state';
      const found = await this.#deps.sellers.find(account.providerAccountId);
      if (!found) return 'no_account_id';
      await this.#deps.store.setReady(account.providerAccountId, found.canBePaid);
      return found.canBePaid ? 'connected' : 'stripe_connect_failed';
    } catch (error) {
      const isUnreachable = error instanceof DomainError && error.code === 'PAYMENTS_UNAVAILABLE';
      return isUnreachable ? 'token_exchange_failed' : 'callback_failed';
    }
  }

  /** After an event about the account: it may have become ready, or be restricted. */
  async refresh(accountId: string): Promise<void> {
    const found = await this.#deps.sellers.find(accountId);
    await this.#deps.store.setReady(accountId, found?.canBePaid ?? false);
  }

  #byLink(token: string): Promise<PaymentAccount | undefined> {
    const { store, tokens, clock } = this.#deps;
    return store.findByLink(tokens.digest(token), clock.now());
  }

  async #start(userId: MemberId, account: PaymentAccount | undefined): Promise<HostedPage> {
    const { store, sellers, tokens, clock, publicUrl } = this.#deps;
    const token = tokens.generate();
    const address = `${publicUrl()}/api/stripe/connect`;
    const { accountId, url } = await sellers.startOnboarding({
      key: `seller-${userId}-account`,
      sellerId: userId,
      accountId: account?.providerAccountId ?? null,
      returnUrl: `${address}/return?state=${token}`,
      refreshUrl: `${address}/refresh?state=${token}`,
    });
    const link = { digest: tokens.digest(token), expiresAt: later(clock.now(), linkLasts) };
    await store.start({ userId, providerAccountId: accountId }, link);
    return { url };
  }

  /** Her account; one that was not ready may be by now. */
  async #current(userId: MemberId): Promise<PaymentAccount | undefined> {
    const { store, sellers } = this.#deps;
    const account = await store.find(userId);
    if (!account || account.ready) return account;
    const found = await sellers.find(account.providerAccountId);
    if (!found?.canBePaid) return account;
    await store.setReady(account.providerAccountId, true);
    return { ...account, ready: true };
  }
}
