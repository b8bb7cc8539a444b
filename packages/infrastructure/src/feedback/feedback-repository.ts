import type { FeedbackStore } from '@nestmates/application/feedback/ports.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { FeedbackModel } from './feedback-model.ts';

export class FeedbackRepository implements FeedbackStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add({ memberId, ...feedback }: Parameters<FeedbackStore['add']>[0]): Promise<void> {
    await FeedbackModel.query(this.#transaction.db).insert({ userId: memberId, ...feedback });
  }
}
