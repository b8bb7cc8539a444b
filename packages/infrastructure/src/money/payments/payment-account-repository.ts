import type { PaymentAccountStore } from '@nestmates/application/money/payments/ports.ts';
import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PaymentAccountModel } from './payment-account-model.ts';

/** An account with another provider takes the place of the one before, and is not ready. */
const start = `
  insert into payment_accounts as account (user_id, provider, provider_account_id, return_digest, return_expires_at)
  values (:userId, :provider, :providerAccountId, :returnDigest, :returnExpiresAt)
  on conflict (user_id) do update set
    provider = excluded.provider,
    provider_account_id = case when account.provider = excluded.provider then account.provider_account_id
      else excluded.provider_account_id end,
    ready = account.ready and account.provider = excluded.provider,
    return_digest = excluded.return_digest, return_expires_at = excluded.return_expires_at`;

export class PaymentAccountRepository implements PaymentAccountStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(userId: MemberId): Promise<PaymentAccount | undefined> {
    return this.#accounts().findById(userId);
  }

  async start(
    account: Parameters<PaymentAccountStore['start']>[0],
    { digest, expiresAt }: Parameters<PaymentAccountStore['start']>[1],
  ): Promise<void> {
    const link = { returnDigest: digest, returnExpiresAt: expiresAt };
    await sql(this.#transaction, start, { ...account, ...link });
  }

  async findByLink(returnDigest: string, now: Date): Promise<PaymentAccount | undefined> {
    return this.#accounts().where({ returnDigest }).where('returnExpiresAt', '>', now).first();
  }

  async findByAccount(
    account: Parameters<PaymentAccountStore['findByAccount']>[0],
  ): Promise<PaymentAccount | undefined> {
    const { provider, providerAccountId } = account;
    return this.#accounts().where({ provider, providerAccountId }).first();
  }

  async forget({ provider, providerAccountId }: Parameters<PaymentAccountStore['forget']>[0]): Promise<void> {
    await this.#accounts().where({ provider, providerAccountId }).delete();
  }

  async setReady(
    { provider, providerAccountId }: Parameters<PaymentAccountStore['setReady']>[0],
    ready: boolean,
  ): Promise<void> {
    // No row where the member has left, or has an account with another provider now.
    await this.#accounts().where({ provider, providerAccountId }).patch({ ready });
  }

  #accounts() {
    return PaymentAccountModel.query(this.#transaction.db);
  }
}
