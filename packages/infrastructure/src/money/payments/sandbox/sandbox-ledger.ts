import { randomUUID } from 'node:crypto';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import { type Balance, balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxCheckoutModel, SandboxMovementModel } from './models/sandbox-models.ts';
import { SandboxSubscriptionModel } from './models/sandbox-plan-models.ts';

export const idPrefixes = {
  charge: 'ch',
  fee: 'fee',
  tax: 'tax',
  taxBack: 'taxb',
  release: 'tr',
  refund: 're',
  refundPending: 'rep',
  reversal: 'trr',
  dispute: 'dp',
  disputeWon: 'dpw',
  disputeLost: 'dpl',
  claim: 'cl',
  claimLost: 'cll',
} as const;

/** They move between accounts of the platform, so no statement has them. */
export const inTheBooksAlone: readonly MovementKind[] = [
  'fee',
  'tax',
  'taxBack',
  'refundPending',
  'disputeLost',
  'claim',
  'claimLost',
];

/** The id of a movement in the statement. */
export const lineIdOf = (movementId: string): string => `txn_${movementId}`;

type NewMovement = Pick<SandboxMovementModel, 'kind' | 'reference' | 'paymentId' | 'cents' | 'key'> &
  Partial<Pick<SandboxMovementModel, 'id' | 'accountId' | 'releaseId' | 'customerId'>>;

/** The order or plan that a payment is for. */
export type PaidFor = Pick<SandboxMovementModel, 'reference' | 'customerId'>;

/** All money that the sandbox has moved. Whoever adds to it has locked the payment. */
export class SandboxLedger {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  /** So that two moves of one payment wait for each other. */
  async lockPayment(paymentId: string): Promise<PaidFor | undefined> {
    const { db } = this.#transaction;
    const order = await SandboxCheckoutModel.query(db).where({ paymentId }).forUpdate().first();
    if (order) return { reference: order.reference, customerId: null };
    const paid = await this.paymentOfPlan(paymentId);
    if (paid) await SandboxSubscriptionModel.query(db).findById(paid.reference).forUpdate();
    return paid;
  }

  /** Undefined for one of an order. */
  async paymentOfPlan(paymentId: string): Promise<SandboxMovementModel | undefined> {
    return this.#movements().where({ id: paymentId, kind: 'charge' }).whereNotNull('customerId').first();
  }

  /** The oldest first. */
  async paymentsOfPlan(subscriptionId: string): Promise<readonly SandboxMovementModel[]> {
    const paid = this.#movements().where({ reference: subscriptionId, kind: 'charge' });
    return paid.whereNotNull('customerId').orderBy('number');
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
