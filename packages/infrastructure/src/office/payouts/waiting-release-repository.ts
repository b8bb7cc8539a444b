import type { WaitingReleases } from '@nestmates/application/office/payouts/ports.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class WaitingReleaseRepository implements WaitingReleases {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async ofSeller(sellerId: MemberId): Promise<readonly OrderId[]> {
    const due = { sellerId, status: 'completed', moneyDue: true };
    return this.#transaction.db('orders').where(due).orderBy('id').pluck('id');
  }
}
