import { randomUUID } from 'node:crypto';
import type { PaymentReferences } from '@nestmates/application/money/payments/payment-references.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PaymentReferenceModel } from './payment-reference-model.ts';

export class PaymentReferenceRepository implements PaymentReferences {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(userId: MemberId): ReturnType<PaymentReferences['of']> {
    const known = await this.#references().findById(userId);
    if (known) return known;
    // Of two at the same time the first one stays.
    await this.#references().insert({ userId }).onConflict('userId').ignore();
    return this.#references().findById(userId).throwIfNotFound();
  }

  async memberOf(reference: string): Promise<MemberId | undefined> {
    return (await this.#references().where({ reference }).first())?.userId;
  }

  async renewAccountKey(userId: MemberId, accountKey: string): Promise<void> {
    // No row where another call has renewed it already.
    await this.#references().where({ userId, accountKey }).patch({ accountKey: randomUUID() });
  }

  #references() {
    return PaymentReferenceModel.query(this.#transaction.db);
  }
}
