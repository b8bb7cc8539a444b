import type { FeedbackStore } from '@nestmates/application/feedback/ports.ts';
import type { KnexTransaction } from '../database/transaction.ts';

export class SqlFeedback implements FeedbackStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add({ memberId, ...feedback }: Parameters<FeedbackStore['add']>[0]): Promise<void> {
    await this.#transaction.db('feedback').insert({ userId: memberId, ...feedback });
  }
}
