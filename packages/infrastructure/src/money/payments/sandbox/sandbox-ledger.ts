import { randomUUID } from 'node:crypto';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { type Balance, balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxCheckoutModel, SandboxMovementModel } from './models/sandbox-models.ts';

export const idPrefixes = {
  charge: 'ch',
  fee: 'fee',
  release: 'tr',
  refund: 're',
  reversal: 'trr',
  dispute: 'dp',
  disputeWon: 'dpw',
  disputeLost: 'dpl',
} as const;

/** Of a movement in the statement. */
export const lineIdOf = (movementId: string): string => `txn_${movementId}`;

type NewMovement = Pick<SandboxMovementModel, 'kind' | 'reference' | 'paymentId' | 'cents' | 'key'> &
  Partial<Pick<SandboxMovementModel, 'id' | 'accountId' | 'releaseId'>>;

/** All money that the sandbox has moved. Whoever adds to it has locked the payment. */
export class SandboxLedger {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  /** So that two moves of one payment wait for each other. */
  async lockPayment(paymentId: string): Promise<SandboxCheckoutModel | undefined> {
    return SandboxCheckoutModel.query(this.#transaction.db).where({ paymentId }).forUpdate().first();
  }

  /** Returns the provider's id of the movement. A row of nothing is not written. */
  async add(movement: NewMovement): Promise<string> {
    const { id = `${idPrefixes[movement.kind]}_${randomUUID()}`, cents } = movement;
    if (cents !== 0) await this.#movements().insert({ ...movement, id, at: this.#clock.now() });
    return id;
  }

  async of(paymentId: string): Promise<readonly SandboxMovementModel[]> {
    return this.#movements().where({ paymentId }).orderBy('number');
  }

  async release(id: string): Promise<SandboxMovementModel | undefined> {
    return this.#movements().where({ id, kind: 'release' }).first();
  }

  async all(): Promise<readonly SandboxMovementModel[]> {
    return this.#movements().orderBy('number');
  }

  async balance(paymentId: string): Promise<Balance> {
    return balanceOf(await this.of(paymentId));
  }

  #movements() {
    return SandboxMovementModel.query(this.#transaction.db);
  }
}
