import { randomUUID } from 'node:crypto';
import type { ProviderDispute } from '@nestmates/application/money/payments/money-moves.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import {
  disputeEndMovements,
  disputeMovements,
  type Movement,
  refundable,
} from '@nestmates/domain/money/payments/ledger.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { requireOneRow } from '../../../platform/database/sql.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import {
  type SandboxCheckoutModel,
  SandboxDisputeModel,
  type SandboxMovementKind,
} from './models/sandbox-models.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';

export interface SandboxDisputesDeps {
  readonly transaction: KnexTransaction;
  readonly ledger: SandboxLedger;
  readonly events: SandboxEvents;
  readonly clock: Clock;
}

/** Ends the id of a movement that ends a dispute. */
export const endOfDispute = '-ended';

/** What it takes for a dispute that moves money, whoever wins. */
export const disputeFee: Cents = 1500;

/** What the banks of buyers take back, or ask about. */
export class SandboxDisputes {
  readonly #deps: SandboxDisputesDeps;
  constructor(deps: SandboxDisputesDeps) {
    this.#deps = deps;
  }

  /** The bank of the buyer takes that much, or only asks; whether the payment allowed it. */
  open(paymentId: string, cents?: Cents): Promise<boolean> {
    const { transaction, ledger, events, clock } = this.#deps;
    return transaction.run(async () => {
      const payment = await ledger.lockPayment(paymentId);
      if (!payment) return false;
      const balance = await ledger.balance(paymentId);
      const taken = cents ?? refundable(balance);
      if ((await this.isOpen(paymentId)) || taken < 0 || taken > refundable(balance)) return false;
      const id = `dp_${randomUUID()}`;
      const openedAt = clock.now();
      await this.#disputes().insert({ id, paymentId, cents: taken, outcome: 'open', openedAt });
      await this.#enter(payment, id, disputeMovements(balance, taken, openedAt));
      await events.emit('payment-changed', paymentId, 'dispute.open');
      return true;
    });
  }

  close(paymentId: string, outcome: 'won' | 'lost' | 'closed'): Promise<boolean> {
    const { transaction, ledger, events, clock } = this.#deps;
    return transaction.run(async () => {
      const payment = await ledger.lockPayment(paymentId);
      const open = await this.#opened(paymentId);
      if (!payment || !open) return false;
      requireOneRow(await this.#disputes().findById(open.id).patch({ outcome }), 'Closing a dispute');
      const end = outcome === 'lost' ? 'disputeLost' : 'disputeWon';
      await this.#enter(payment, open.id, disputeEndMovements(end, open.cents, clock.now()));
      await events.emit('payment-changed', paymentId, `dispute.${outcome}`);
      return true;
    });
  }

  async of(paymentId: string): Promise<readonly ProviderDispute[]> {
    return (await this.#disputes().where({ paymentId }).orderBy('openedAt')).map(viewOf);
  }

  async isOpen(paymentId: string): Promise<boolean> {
    return (await this.#opened(paymentId)) !== undefined;
  }

  async #enter(
    { reference, paymentId }: SandboxCheckoutModel,
    disputeId: string,
    movements: readonly Movement[],
  ): Promise<void> {
    for (const { kind, cents } of movements) {
      if (paymentId === null) throw new Error('What is disputed was paid');
      const row = { kind: kind as SandboxMovementKind, reference, paymentId, cents, key: null };
      await this.#deps.ledger.add(
        kind === 'fee' ? row : { ...row, id: `${disputeId}${endMark[kind] ?? ''}` },
      );
    }
  }

  async #opened(paymentId: string): Promise<SandboxDisputeModel | undefined> {
    return this.#disputes().where({ paymentId, outcome: 'open' }).first();
  }

  #disputes() {
    return SandboxDisputeModel.query(this.#deps.transaction.db);
  }
}

/** The end of a dispute is a movement of its own. */
const endMark: Readonly<Record<string, string>> = { disputeWon: endOfDispute, disputeLost: endOfDispute };

/** As long as the bank waits for an answer. */
const evidenceWithin = days(14);

const viewOf = ({ id, cents, outcome, openedAt }: SandboxDisputeModel): ProviderDispute => ({
  id,
  cents,
  outcome,
  feeCents: cents > 0 ? disputeFee : 0,
  evidenceDueBy: later(openedAt, evidenceWithin),
});
