import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import type { PaymentAccountStatus } from '@nestmates/domain/money/payments/payment-account-status.ts';
import { passwordRequired } from '@nestmates/domain/platform/access/password-required.ts';
import { isAway, requireUnrestricted } from '@nestmates/domain/platform/access/restriction.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { confirmedActEmail } from '../../members/accounts/security-emails.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { HostedPage } from './hosted-page.ts';
import { isRefusedForKey } from './payment-errors.ts';
import type { ReturnCode } from './return-codes.ts';
import type { SellerAccount } from './seller-accounts.ts';
import { sweepByProvider } from './sweep-by-provider.ts';

type By = Pick<Caller, 'id' | 'restriction'>;
type Onboarding = Pick<Caller, 'id' | 'restriction' | 'hasConfirmedPassword'>;

/** The page that goes on with the setup, and to which the provider sends everyone back. */
export const setupPath = '/marketplace/new';

/** The seller may be called away in the middle of it, and come back the next day. */
const linkLasts = days(2);

const lookedAtOnce = 100;

/** The accounts to which sales are paid out. */
export class PaymentAccounts extends useCase(
  'paymentAccountStore',
  'keptMoney',
  'paymentReferences',
  'accountReports',
  'sellerMarks',
  'paymentProviders',
  'emails',
  'tokens',
  'clock',
  'publicUrl',
) {
  async status(by: By): Promise<{ connected: boolean; started: boolean; kept: Cents }> {
    const account = await this.#current(by);
    const kept = await this.needs.keptMoney.keptFor(by.id);
    return { connected: account?.ready ?? false, started: account !== undefined, kept };
  }

  /** Opens no page at the provider: that needs the password, and the member is told of it. */
  async statusOf(by: By): Promise<PaymentAccountStatus> {
    const account = await this.#current(by);
    if (!account) return { payments: 'none' };
    if (account.ready) return { payments: 'ready' };
    return { payments: 'started', onboardingUrl: `${this.needs.publicUrl()}${setupPath}` };
  }

  /**
   * Whoever has the page says there to whom sales are paid: it needs the password, and the member is told.
   *
   * Who is suspended or banned goes on with the account that there is, and begins none, nor another for one that was
   * deleted at the provider: nothing would be paid to it, as orders keep the account that they were sold with.
   */
  async onboard(by: Onboarding): Promise<HostedPage> {
    if (!by.hasConfirmedPassword) throw passwordRequired();
    const page = await this.#pageFor(by);
    await this.needs.emails.send(confirmedActEmail, { memberId: by.id, act: 'payouts-opened', about: by.id });
    return page;
  }

  async #pageFor(by: By): Promise<HostedPage> {
    const [account, { accountKey }] = await Promise.all([
      this.#find(by),
      this.needs.paymentReferences.of(by.id),
    ]);
    const page = account && (await this.#goOn(account));
    if (page) return page;
    if (by.restriction) requireUnrestricted(by.restriction, 'suspended');
    if (account) await this.#forget(account, accountKey);
    return this.#open(by.id, undefined);
  }

  /** The address of a new page, for one that has been used or is too old; undefined if the link is no good. */
  async resume(token: string): Promise<string | undefined> {
    const account = await this.#byLink(token);
    return account && (await this.#goOn(account))?.url;
  }

  /**
   * What to say when the seller is back from the provider. Coming back proves nothing, so the provider is asked.
   */
  async finish(token: string | undefined): Promise<ReturnCode | 'connected'> {
    if (!token) return 'invalid_oauth_response';
    try {
      const account = await this.#byLink(token);
      if (!account) return 'invalid_state';
      const found = await this.#atProvider(account);
      if (!found) return 'no_account_id';
      await this.needs.accountReports.enter(account, found);
      return found.canBePaid ? 'connected' : 'stripe_connect_failed';
    } catch (error) {
      return isUnreachable(error) ? 'token_exchange_failed' : 'callback_failed';
    }
  }

  /** Called after an event about the account: it may have become ready, or be restricted. */
  async refresh(providerAccountId: string, provider: string): Promise<void> {
    const account = await this.needs.paymentAccountStore.findByAccount({ provider, providerAccountId });
    if (!account) return;
    await this.needs.accountReports.enter(account, await this.#atProvider(account));
  }

  /** To which bank accounts a seller was paid before we kept that: asked once of each account. */
  async lookForBanks(): Promise<void> {
    const { paymentAccountStore: store, accountReports: reports, clock } = this.needs;
    const accounts = await store.takeWithUnknownBanks(clock.now(), lookedAtOnce);
    await sweepByProvider(
      accounts,
      async (account) => reports.enter(account, await this.#atProvider(account)),
      'Some bank accounts of sellers could not be asked for',
    );
  }

  /** Asks once more who is paid, as nobody can once the account is deleted: what is owed follows the bank account. */
  async lookBeforeRemoval(memberId: MemberId): Promise<void> {
    const { paymentAccountStore: store, paymentProviders: providers, sellerMarks: marks } = this.needs;
    const account = await store.find(memberId);
    if (!account || !providers.all.some(({ name }) => name === account.provider)) return;
    try {
      const found = await this.#atProvider(account);
      if (found) await marks.note(memberId, { ...found, provider: account.provider });
    } catch (error) {
      // Nobody has to stay because a provider does not answer that has told us before.
      if (!(account.banksKnown && isUnreachable(error))) throw error;
    }
  }

  /** Undefined also for an account that is somebody else's there, as after a restore. */
  async #atProvider(account: PaymentAccount): Promise<SellerAccount | undefined> {
    const { paymentProviders: providers, paymentReferences: references } = this.needs;
    const found = await providers.named(account.provider).sellers.find(account.providerAccountId);
    if (!found || found.reference === null) return found;
    const { reference } = await references.of(account.userId);
    return found.reference === reference ? found : undefined;
  }

  #byLink(token: string): Promise<PaymentAccount | undefined> {
    const { paymentAccountStore: store, tokens, clock } = this.needs;
    return store.findByLink(tokens.digest(token), clock.now());
  }

  /** Undefined for an account that was deleted at the provider. */
  async #goOn(account: PaymentAccount): Promise<HostedPage | undefined> {
    try {
      return await this.#open(account.userId, account);
    } catch (error) {
      if (await this.#atProvider(account)) throw error;
      return undefined;
    }
  }

  async #open(userId: MemberId, account: PaymentAccount | undefined): Promise<HostedPage> {
    const {
      paymentAccountStore: store,
      paymentProviders: providers,
      paymentReferences: references,
      tokens,
      clock,
      publicUrl,
    } = this.needs;
    const { reference, accountKey } = await references.of(userId);
    const { name: provider, sellers } = account ? providers.named(account.provider) : providers.current;
    const token = tokens.generate();
    const address = `${publicUrl()}/api/stripe/connect`;
    const opening = sellers.startOnboarding({
      key: `${accountKey}-account`,
      reference,
      accountId: account?.providerAccountId ?? null,
      returnUrl: `${address}/return?state=${token}`,
      refreshUrl: `${address}/refresh?state=${token}`,
    });
    const { accountId, url } = await opening.catch(async (error: unknown) => {
      if (isRefusedForKey(error) && !account) await references.renewAccountKey(userId, accountKey);
      throw error;
    });
    const link = { digest: tokens.digest(token), expiresAt: later(clock.now(), linkLasts) };
    await store.start({ userId, provider, providerAccountId: accountId }, link);
    return { url };
  }

  /** Another is begun under another key; of two calls at once only one renews the key that both have read. */
  async #forget(account: PaymentAccount, accountKey: string): Promise<void> {
    const { paymentAccountStore: store, paymentReferences: references } = this.needs;
    await references.renewAccountKey(account.userId, accountKey);
    await store.forget(account);
  }

  /**
   * The account with the current provider: one with another is for the orders that it has. Who is away has no
   * others, so for them it is the one there is.
   */
  async #find({ id, restriction }: By): Promise<PaymentAccount | undefined> {
    const { paymentAccountStore: store, paymentProviders: providers } = this.needs;
    const account = await store.find(id);
    const isCurrent = account?.provider === providers.current.name;
    return isCurrent || (restriction && isAway(restriction)) ? account : undefined;
  }

  /** The same; one that was not ready may be by now. */
  async #current(by: By): Promise<PaymentAccount | undefined> {
    const { accountReports: reports } = this.needs;
    const account = await this.#find(by);
    if (!account || account.ready) return account;
    const found = await this.#atProvider(account);
    if (!found?.canBePaid) return account;
    await reports.enter(account, found);
    return { ...account, ready: true };
  }
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'PAYMENTS_UNAVAILABLE';

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly paymentAccounts: PaymentAccounts;
  }
}
