import type { PayoutHoldStore } from '@nestmates/application/money/payouts/ports.ts';
import type { PayoutHold } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class PayoutHoldRepository implements PayoutHoldStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<PayoutHold | undefined> {
    return this.#lasting(memberId).first('reason', 'heldAt');
  }

  async add(memberId: MemberId, hold: PayoutHold): Promise<void> {
    await this.#transaction.db('payout_holds').insert({ ...hold, memberId });
  }

  async lift(memberId: MemberId, liftedAt: Date): Promise<boolean> {
    return (await this.#lasting(memberId).update({ liftedAt })) === 1;
  }

  #lasting(memberId: MemberId) {
    return this.#transaction.db('payout_holds').where({ memberId }).whereNull('liftedAt');
  }
}
