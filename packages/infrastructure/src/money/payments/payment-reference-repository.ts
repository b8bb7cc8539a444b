import { randomUUID } from 'node:crypto';
import type { PaymentReferences } from '@nestmates/application/money/payments/payment-references.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PaymentReferenceModel } from './payment-reference-model.ts';

const ofMember = `
  with made as (
    insert into payment_references (user_id) values (:userId) on conflict (user_id) do nothing returning *)
  select * from made union all select * from payment_references where user_id = :userId`;

export class PaymentReferenceRepository implements PaymentReferences {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(userId: MemberId): ReturnType<PaymentReferences['of']> {
    const [found] = await sql<PaymentReferenceModel>(this.#transaction, ofMember, { userId });
    // The first of two at the same time stays, and the second does not see it yet.
    return found ?? this.#references().findById(userId).throwIfNotFound();
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
