import type { CardDigestStore } from '@nestmates/application/market/payouts/ports.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class CardDigestRepository implements CardDigestStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async note(card: Parameters<CardDigestStore['note']>[0]): Promise<void> {
    await this.#transaction.db('card_digests').insert(card).onConflict('orderId').ignore();
  }
}
