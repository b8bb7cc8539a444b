import type { Tokens } from '@nestmates/application/members/accounts/ports.ts';
import type {
  SandboxAccountChange,
  SandboxSellers,
} from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { SellerAccount, SellerAccounts } from '@nestmates/application/money/payments/seller-accounts.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PartialModelObject } from 'objection';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxSellerModel } from './models/sandbox-seller-model.ts';
import type { SandboxEvents } from './sandbox-events.ts';

export const hasPaymentAccount = 'exists (select from payment_accounts where user_id = :memberId)';

export interface SandboxSellerDeps {
  readonly transaction: KnexTransaction;
  readonly events: SandboxEvents;
  readonly tokens: Pick<Tokens, 'generate'>;
  readonly publicUrl: () => string;
  readonly clock: Clock;
}

/** The accounts of sellers at the sandbox, and the pages on which they are set up. */
export class SandboxSellerAccounts implements SellerAccounts, SandboxSellers {
  readonly #transaction: KnexTransaction;
  readonly #events: SandboxEvents;
  readonly #tokens: Pick<Tokens, 'generate'>;
  readonly #publicUrl: () => string;
  readonly #clock: Clock;

  constructor({ transaction, events, tokens, publicUrl, clock }: SandboxSellerDeps) {
    this.#transaction = transaction;
    this.#events = events;
    this.#tokens = tokens;
    this.#publicUrl = publicUrl;
    this.#clock = clock;
  }

  async startOnboarding({
    key,
    reference,
    accountId,
    returnUrl,
  }: Parameters<SellerAccounts['startOnboarding']>[0]): ReturnType<SellerAccounts['startOnboarding']> {
    const page = { pageToken: this.#tokens.generate(), returnUrl };
    const newAccount = { accountId: `sandbox_${this.#tokens.generate()}`, key, reference, ...page };
    const [account] = accountId
      ? await this.#sellers().where({ accountId }).patch(page).returning('accountId')
      : await this.#sellers().insert([newAccount]).onConflict('key').merge(page).returning('accountId');
    if (!account) throw new Error(`The sandbox has no account ${accountId}`);
    return { accountId: account.accountId, url: `${this.#publicUrl()}/sandbox/sellers/${page.pageToken}` };
  }

  async find(accountId: string): Promise<SellerAccount | undefined> {
    const account = await this.#sellers().findById(accountId);
    if (!account) return undefined;
    const { reference, canBePaid, due, dueBy, isPastDue, isRejected, failedPayout, banks } = account;
    const payout = failedPayout && { ...failedPayout, at: new Date(failedPayout.at) };
    const report = { due, dueBy, isPastDue, isRejected, failedPayout: payout };
    return { accountId, reference, canBePaid, report, bankFingerprints: banks };
  }

  async isOpen(pageToken: string): Promise<boolean> {
    return (await this.#sellers().where({ pageToken }).resultSize()) === 1;
  }

  async leave(pageToken: string, outcome: 'finish' | 'abandon', bank?: string): Promise<string | undefined> {
    const account = await this.#sellers().where({ pageToken }).first();
    if (account && outcome === 'finish') await this.#finish(account, bank);
    return account?.returnUrl;
  }

  /** What a provider does to an account; whether there is such a one. */
  change(accountId: string, change: SandboxAccountChange): Promise<boolean> {
    if ('failedPayout' in change) {
      const failedPayout = { ...change.failedPayout, at: this.#clock.now().toISOString() };
      return this.#patch(accountId, { failedPayout }, 'payout.failed');
    }
    if ('isPaidOut' in change) return this.#payOut(accountId);
    const stops = 'isRejected' in change || change.isPastDue;
    return this.#patch(accountId, stops ? { ...change, canBePaid: false } : change);
  }

  /** The sandbox wants to know more before the account is paid again. */
  async restrict(accountId: string): Promise<void> {
    await this.#patch(accountId, { canBePaid: false });
  }

  /** All that was asked for is there now; whoever was rejected stays so. */
  async #finish({ accountId, isRejected, ...before }: SandboxSellerModel, bank?: string): Promise<void> {
    const nothing = { due: [], dueBy: null, isPastDue: false, failedPayout: null };
    const named = bank ? `bank ${bank}` : (before.bank ?? `bank of ${accountId}`);
    await this.#patch(accountId, { ...nothing, bank: named, canBePaid: !isRejected });
  }

  /** Whether a bank account was named. */
  #payOut(accountId: string): Promise<boolean> {
    return this.#transaction.run(async () => {
      const { bank, banks = [] } = (await this.#sellers().findById(accountId).forUpdate()) ?? {};
      if (!bank) return false;
      const arrived = { banks: [...new Set([...banks, bank])], failedPayout: null };
      return this.#patch(accountId, arrived, 'payout.paid');
    });
  }

  /** A provider keeps what it has to by law; the sandbox keeps nothing of who has left. */
  async eraseAccountOf(memberId: MemberId): Promise<void> {
    const hers = this.#transaction.db('payment_accounts').where({ userId: memberId });
    await this.#sellers().whereIn('accountId', hers.select('providerAccountId')).delete();
  }

  #patch(
    accountId: string,
    changes: PartialModelObject<SandboxSellerModel>,
    name: 'account.updated' | 'payout.failed' | 'payout.paid' = 'account.updated',
  ): Promise<boolean> {
    return this.#transaction.run(async () => {
      const isThere = (await this.#sellers().findById(accountId).patch(changes)) === 1;
      if (isThere) await this.#events.emit('seller-account-changed', accountId, name);
      return isThere;
    });
  }

  #sellers() {
    return SandboxSellerModel.query(this.#transaction.db);
  }
}
