import type { Tokens } from '@nestmates/application/accounts/ports.ts';
import type { SellerAccount, SellerAccounts } from '@nestmates/application/payments/seller-accounts.ts';
import type { SandboxSellers } from '@nestmates/application/sandbox/ports.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { SandboxSellerModel } from './sandbox-seller-model.ts';

/** The accounts of sellers where no payment provider is configured; no real money moves. */
export class SandboxSellerAccounts implements SellerAccounts, SandboxSellers {
  readonly #transaction: KnexTransaction;
  readonly #tokens: Pick<Tokens, 'generate'>;
  readonly #publicUrl: () => string;

  constructor(transaction: KnexTransaction, tokens: Pick<Tokens, 'generate'>, publicUrl: () => string) {
    this.#transaction = transaction;
    this.#tokens = tokens;
    this.#publicUrl = publicUrl;
  }

  async startOnboarding({
    key,
    accountId,
    returnUrl,
  }: Parameters<SellerAccounts['startOnboarding']>[0]): ReturnType<SellerAccounts['startOnboarding']> {
    const page = { pageToken: this.#tokens.generate(), returnUrl };
    const newAccount = { accountId: `sandbox_${this.#tokens.generate()}`, key, ...page };
    const [account] = accountId
      ? await this.#sellers().where({ accountId }).patch(page).returning('accountId')
      : await this.#sellers().insert([newAccount]).onConflict('key').merge(page).returning('accountId');
    if (!account) throw new Error(`The sandbox has no account ${accountId}`);
    return { accountId: account.accountId, url: `${this.#publicUrl()}/sandbox/sellers/${page.pageToken}` };
  }

  async find(accountId: string): Promise<SellerAccount | undefined> {
    const account = await this.#sellers().findById(accountId);
    return account && { accountId, canBePaid: account.canBePaid };
  }

  async isOpen(pageToken: string): Promise<boolean> {
    return (await this.#sellers().where({ pageToken }).resultSize()) === 1;
  }

  async leave(pageToken: string, finished: boolean): Promise<string | undefined> {
    const sellers = this.#sellers().where({ pageToken });
    if (!finished) return (await sellers.first())?.returnUrl;
    const [account] = await sellers.patch({ canBePaid: true }).returning('returnUrl');
    return account?.returnUrl;
  }

  #sellers() {
    return SandboxSellerModel.query(this.#transaction.db);
  }
}
