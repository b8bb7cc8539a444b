import type { PaymentAccountStore } from '@nestmates/application/money/payments/ports.ts';
import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PaymentAccountModel } from './payment-account-model.ts';

export class PaymentAccountRepository implements PaymentAccountStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(userId: MemberId): Promise<PaymentAccount | undefined> {
    return this.#accounts().findById(userId);
  }

  async start(
    { userId, providerAccountId }: Parameters<PaymentAccountStore['start']>[0],
    { digest, expiresAt }: Parameters<PaymentAccountStore['start']>[1],
  ): Promise<void> {
    const link = { returnDigest: digest, returnExpiresAt: expiresAt };
    await this.#accounts()
      .insert({ userId, providerAccountId, ...link })
      .onConflict('userId')
      .merge(link);
  }

  async findByLink(returnDigest: string, now: Date): Promise<PaymentAccount | undefined> {
    return this.#accounts().where({ returnDigest }).where('returnExpiresAt', '>', now).first();
  }

  async setReady(providerAccountId: string, ready: boolean): Promise<void> {
    await this.#accounts().where({ providerAccountId }).patch({ ready });
  }

  #accounts() {
    return PaymentAccountModel.query(this.#transaction.db);
  }
}
