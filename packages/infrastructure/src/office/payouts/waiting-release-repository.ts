import type { WaitingReleases } from '@nestmates/application/office/payouts/ports.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class WaitingReleaseRepository implements WaitingReleases {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async ofSeller(sellerId: MemberId): ReturnType<WaitingReleases['ofSeller']> {
    const due = { sellerId, status: 'completed', moneyDue: true };
    const columns = ['id', 'priceCents', 'processingFeeCents', 'taxCents'];
    const found = await this.#transaction.db('orders').where(due).orderBy('id').select(columns);
    return found.map((order) => ({ orderId: order.id, paidCents: totalOf(order) }));
  }
}
