import type { Tokens } from '@nestmates/application/members/accounts/ports.ts';
import type { SandboxSellers } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { SellerAccount, SellerAccounts } from '@nestmates/application/money/payments/seller-accounts.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow } from '../../../platform/database/sql.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxSellerModel } from './models/sandbox-seller-model.ts';
import type { SandboxEvents } from './sandbox-events.ts';

export const hasPaymentAccount = 'exists (select from payment_accounts where user_id = :memberId)';

/** The accounts of sellers at the sandbox, and the pages on which they are set up. */
export class SandboxSellerAccounts implements SellerAccounts, SandboxSellers {
  readonly #transaction: KnexTransaction;
  readonly #events: SandboxEvents;
  readonly #tokens: Pick<Tokens, 'generate'>;
  readonly #publicUrl: () => string;

  constructor(
    transaction: KnexTransaction,
    events: SandboxEvents,
    tokens: Pick<Tokens, 'generate'>,
    publicUrl: () => string,
  ) {
    this.#transaction = transaction;
    this.#events = events;
    this.#tokens = tokens;
    this.#publicUrl = publicUrl;
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
    return account && { accountId, reference: account.reference, canBePaid: account.canBePaid };
  }

  async isOpen(pageToken: string): Promise<boolean> {
    return (await this.#sellers().where({ pageToken }).resultSize()) === 1;
  }

  async leave(pageToken: string, outcome: 'finish' | 'abandon'): Promise<string | undefined> {
    const account = await this.#sellers().where({ pageToken }).first();
    if (account && outcome === 'finish') await this.#setPayable(account.accountId, true);
    return account?.returnUrl;
  }

  /** The sandbox wants to know more before the account is paid again. */
  restrict(accountId: string): Promise<void> {
    return this.#setPayable(accountId, false);
  }

  /** A provider keeps what it has to by law; the sandbox keeps nothing of who has left. */
  async eraseAccountOf(memberId: MemberId): Promise<void> {
    const hers = this.#transaction.db('payment_accounts').where({ userId: memberId });
    await this.#sellers().whereIn('accountId', hers.select('providerAccountId')).delete();
  }

  #setPayable(accountId: string, canBePaid: boolean): Promise<void> {
    return this.#transaction.run(async () => {
      requireOneRow(await this.#sellers().findById(accountId).patch({ canBePaid }), 'Changing an account');
      await this.#events.emit('seller-account-changed', accountId, 'account.updated');
    });
  }

  #sellers() {
    return SandboxSellerModel.query(this.#transaction.db);
  }
}
