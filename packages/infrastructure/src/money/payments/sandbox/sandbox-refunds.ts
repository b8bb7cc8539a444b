import type { ProviderRefund } from '@nestmates/application/money/payments/money-moves.ts';
import { isRefundedSlowly, type RefundEnd } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { failedRefundMovements } from '@nestmates/domain/money/payments/movements.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import {
  SandboxCheckoutModel,
  type SandboxMovementKind,
  type SandboxMovementModel,
} from './models/sandbox-models.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import { lineIdOf, type SandboxLedger } from './sandbox-ledger.ts';

/** Ends the id of what is entered later of a refund; one that is sent back has ended, too. */
export const refundMarks = { pending: '-pending', ended: '-taken', sentBack: '-sent-back' } as const;

type Movements = readonly SandboxMovementModel[];

const has = (movements: Movements, id: string): boolean => movements.some((one) => one.id === id);

const isSentBack = (movements: Movements, id: string): boolean =>
  has(movements, `${id}${refundMarks.sentBack}`);

const isPending = (movements: Movements, id: string): boolean =>
  has(movements, `${id}${refundMarks.pending}`) &&
  !has(movements, `${id}${refundMarks.ended}`) &&
  !isSentBack(movements, id);

/** Refunds that were not sent back. */
export const refundsIn = (movements: Movements): readonly ProviderRefund[] =>
  movements
    .filter(({ kind, cents, id }) => kind === 'refund' && cents > 0 && !isSentBack(movements, id))
    .map(({ id, cents, key }) => {
      const refund = { id, cents, key, balanceTransaction: lineIdOf(id) };
      return isPending(movements, id) ? { ...refund, unfinished: 'pending' } : refund;
    });

export interface SandboxRefundsDeps {
  readonly transaction: KnexTransaction;
  readonly ledger: SandboxLedger;
  readonly events: SandboxEvents;
}

/** What the banks of buyers do with refunds after they were made. */
export class SandboxRefunds {
  readonly #deps: SandboxRefundsDeps;
  constructor(deps: SandboxRefundsDeps) {
    this.#deps = deps;
  }

  /** Whether the bank takes it slowly. Whoever calls it has locked the payment. */
  async begin(id: string, paymentId: string, cents: Cents): Promise<boolean> {
    const { transaction, ledger } = this.#deps;
    const paid = await SandboxCheckoutModel.query(transaction.db).where({ paymentId }).first();
    if (!paid || !isRefundedSlowly(paid.card)) return false;
    const { reference } = paid;
    const pending = `${id}${refundMarks.pending}`;
    await ledger.add({ kind: 'refundPending', id: pending, reference, paymentId, cents, key: null });
    return true;
  }

  /** Ends the last refund that was not sent back; one that was taken can still come back. Whether there was one. */
  end(paymentId: string, end: RefundEnd): Promise<boolean> {
    const { transaction, ledger, events } = this.#deps;
    return transaction.run(async () => {
      const payment = await ledger.lockPayment(paymentId);
      const movements = await ledger.of(paymentId);
      const last = refundsIn(movements).at(-1);
      if (!payment || !last || (end === 'taken' && !last.unfinished)) return false;
      const { id, cents } = last;
      const of = { reference: payment.reference, customerId: payment.customerId, paymentId, key: null };
      if (last.unfinished) {
        const name = `${id}${refundMarks.ended}`;
        await ledger.add({ ...of, kind: 'refundPending', id: name, cents: -cents });
      }
      if (end === 'sent-back') await this.#sendBack({ ...of, id, cents });
      await events.emit('payment-changed', paymentId, end === 'taken' ? 'refund.updated' : 'refund.failed');
      return true;
    });
  }

  async #sendBack({
    id,
    cents,
    ...of
  }: Pick<SandboxMovementModel, 'id' | 'cents' | 'reference' | 'customerId' | 'paymentId' | 'key'>) {
    const { ledger } = this.#deps;
    const balance = await ledger.balance(of.paymentId);
    for (const { kind, cents: moved } of failedRefundMovements(balance, cents, new Date(0))) {
      const name = kind === 'refund' ? { id: `${id}${refundMarks.sentBack}` } : {};
      await ledger.add({ ...of, ...name, kind: kind as SandboxMovementKind, cents: moved });
    }
  }
}
