import type {
  AtProvider,
  NewUnmatchedPayment,
  UnmatchedPayment,
  UnmatchedPaymentStore,
} from '@nestmates/application/money/payments/unmatched-payments.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { UnmatchedPaymentModel } from './unmatched-payment-model.ts';

const columns = [
  'provider',
  'objectId',
  'kind',
  'foundAt',
  'orderId',
  'reference',
  'cents',
  'currency',
  'refusal',
] as const;

export class UnmatchedPaymentRepository implements UnmatchedPaymentStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(found: NewUnmatchedPayment): Promise<boolean> {
    const added = await this.#transaction
      .db('unmatched_payments')
      .insert({ ...found })
      .onConflict(['provider', 'object_id'])
      .ignore()
      .returning('objectId');
    return added.length > 0;
  }

  async find(which: AtProvider): Promise<UnmatchedPayment | undefined> {
    return this.#open()
      .findOne(keyOf(which))
      .select(...columns);
  }

  async refuse(which: AtProvider, refusal: string): Promise<void> {
    // No row where it was settled meanwhile: it has no refusal to tell.
    await this.#open().where(keyOf(which)).patch({ refusal });
  }

  async settle(which: AtProvider, settledAt: Date): Promise<void> {
    // No row where it was settled already: it keeps its time.
    await this.#open().where(keyOf(which)).patch({ settledAt });
  }

  async open(limit: number): Promise<readonly UnmatchedPayment[]> {
    return this.#open()
      .orderBy('foundAt')
      .limit(limit)
      .select(...columns);
  }

  #open() {
    return UnmatchedPaymentModel.query(this.#transaction.db).whereNull('settledAt');
  }
}

const keyOf = ({ provider, objectId }: AtProvider) => ({ provider, objectId });
