import { randomUUID } from 'node:crypto';
import type {
  MoneyMoves,
  MoveOutcome,
  MoveRefusal,
  ProviderDispute,
  ProviderMove,
  ProviderPayment,
} from '@nestmates/application/money/payments/money-moves.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { type Cents, providerFee } from '@nestmates/domain/money/payments/fees.ts';
import {
  disputeEndMovements,
  disputeMovements,
  type Movement,
  refundable,
  refundMovements,
} from '@nestmates/domain/money/payments/ledger.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import {
  SandboxCheckoutModel,
  SandboxDisputeModel,
  type SandboxMovementKind,
  type SandboxMovementModel,
} from './models/sandbox-models.ts';
import { SandboxSellerModel } from './models/sandbox-seller-model.ts';
import { KeyUsed, type SandboxCalls } from './sandbox-calls.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import { lineIdOf, type SandboxLedger } from './sandbox-ledger.ts';

type Request<Method extends keyof MoneyMoves> = Parameters<MoneyMoves[Method]>[0];

const refused = (reason: MoveRefusal, message: string): MoveOutcome => ({
  outcome: 'refused',
  reason,
  message,
});
const done = (id: string): MoveOutcome => ({ outcome: 'done', id });

export interface SandboxMoneyDeps {
  readonly transaction: KnexTransaction;
  readonly calls: SandboxCalls;
  readonly ledger: SandboxLedger;
  readonly events: SandboxEvents;
  readonly clock: Clock;
}

/** Ends the id of a movement that ends a dispute. */
export const endOfDispute = '-ended';

/** What it takes for a dispute that moves money, whoever wins. */
export const disputeFee: Cents = 1500;

/** What happens to payments after they were made. */
export class SandboxMoney implements MoneyMoves {
  readonly #deps: SandboxMoneyDeps;
  constructor(deps: SandboxMoneyDeps) {
    this.#deps = deps;
  }

  release(request: Request<'release'>): Promise<MoveOutcome> {
    const { key, reference, paymentId, accountId, cents } = request;
    return this.#once('money.release', request, async () => {
      const { ledger } = this.#deps;
      const seller = await SandboxSellerModel.query(this.#deps.transaction.db).findById(accountId);
      if (!seller?.canBePaid) return refused('account-not-ready', 'This account cannot be paid.');
      const payment = await this.#lock(paymentId);
      if (!payment || payment.reference !== reference) return unknownPayment;
      const movements = await ledger.of(paymentId);
      const sent = sum(movements, 'release') - sum(movements, 'reversal');
      const { charged } = await ledger.balance(paymentId);
      if (!isPart(cents, charged - sent)) return refused('exceeds-rest', 'That is more than was paid.');
      const id = await ledger.add({ kind: 'release', reference, paymentId, accountId, cents, key });
      const { held } = await ledger.balance(paymentId);
      // A release is one; what it leaves is the platform's.
      await ledger.add({ kind: 'fee', reference, paymentId, cents: Math.max(0, held), key });
      return done(id);
    });
  }

  refund(request: Request<'refund'>): Promise<MoveOutcome> {
    const { key, paymentId, cents } = request;
    return this.#once('money.refund', request, () => this.#refund(paymentId, cents, key));
  }

  reverse(request: Request<'reverse'>): Promise<MoveOutcome> {
    const { key, releaseId, cents } = request;
    return this.#once('money.reverse', request, async () => {
      const { ledger, events } = this.#deps;
      const release = await ledger.release(releaseId);
      if (!release) return refused('other', 'There is no such release.');
      const { reference, paymentId, accountId } = release;
      await this.#lock(paymentId);
      const reversals = (await ledger.of(paymentId)).filter((one) => one.releaseId === releaseId);
      if (!isPart(cents, release.cents - sum(reversals, 'reversal'))) {
        return refused('exceeds-rest', 'That is more than was released.');
      }
      const id = await ledger.add({
        kind: 'reversal',
        reference,
        paymentId,
        accountId,
        releaseId,
        cents,
        key,
      });
      await events.emit('payment-changed', paymentId, 'release.reversed');
      return done(id);
    });
  }

  async payment({ paymentId }: Request<'payment'>): Promise<ProviderPayment | undefined> {
    const payment = await this.#payments().where({ paymentId }).first();
    if (!payment) return undefined;
    const movements = await this.#deps.ledger.of(paymentId);
    const of = (kind: SandboxMovementModel['kind']) => movements.filter((one) => one.kind === kind);
    return {
      cents: sum(movements, 'charge'),
      balanceTransaction: lineIdOf(paymentId),
      feeCents: providerFee(sum(movements, 'charge')),
      refunds: of('refund').map(moveOf),
      releases: of('release').map((release) => ({
        ...moveOf(release),
        reversals: of('reversal')
          .filter(({ releaseId }) => releaseId === release.id)
          .map(moveOf),
      })),
      disputes: (await this.#disputesOf(paymentId)).map(viewOf),
    };
  }

  /** By the platform's people in the dashboard of the provider, without a key of ours. */
  refundInDashboard(paymentId: string, cents: Cents): Promise<MoveOutcome> {
    return this.#deps.transaction.run(() => this.#refund(paymentId, cents, null));
  }

  /** The bank of the buyer takes that much, or only asks; whether the payment allowed it. */
  openDispute(paymentId: string, cents?: Cents): Promise<boolean> {
    const { transaction, ledger, events, clock } = this.#deps;
    return transaction.run(async () => {
      const payment = await this.#lock(paymentId);
      if (!payment) return false;
      const balance = await ledger.balance(paymentId);
      const taken = cents ?? refundable(balance);
      const isOpen = (await this.#disputesOf(paymentId)).some(({ outcome }) => outcome === 'open');
      if (isOpen || taken < 0 || taken > refundable(balance)) return false;
      const id = `dp_${randomUUID()}`;
      const openedAt = clock.now();
      await this.#disputes().insert({ id, paymentId, cents: taken, outcome: 'open', openedAt });
      await this.#enter(payment, id, disputeMovements(balance, taken, openedAt));
      await events.emit('payment-changed', paymentId, 'dispute.open');
      return true;
    });
  }

  closeDispute(paymentId: string, outcome: 'won' | 'lost' | 'closed'): Promise<boolean> {
    const { transaction, events, clock } = this.#deps;
    return transaction.run(async () => {
      const payment = await this.#lock(paymentId);
      const open = (await this.#disputesOf(paymentId)).find((dispute) => dispute.outcome === 'open');
      if (!payment || !open) return false;
      await this.#disputes().findById(open.id).patch({ outcome });
      const end = outcome === 'lost' ? 'disputeLost' : 'disputeWon';
      await this.#enter(payment, open.id, disputeEndMovements(end, open.cents, clock.now()));
      await events.emit('payment-changed', paymentId, `dispute.${outcome}`);
      return true;
    });
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

  async #disputesOf(paymentId: string): Promise<readonly SandboxDisputeModel[]> {
    return this.#disputes().where({ paymentId }).orderBy('openedAt');
  }

  #disputes() {
    return SandboxDisputeModel.query(this.#deps.transaction.db);
  }

  async #refund(paymentId: string, cents: Cents, key: string | null): Promise<MoveOutcome> {
    const { ledger, events } = this.#deps;
    const payment = await this.#lock(paymentId);
    if (!payment) return unknownPayment;
    if ((await this.#disputesOf(paymentId)).some(({ outcome }) => outcome === 'open')) {
      return refused('disputed', 'The bank of the buyer looks into this payment.');
    }
    const balance = await ledger.balance(paymentId);
    if (!isPart(cents, refundable(balance))) return refused('exceeds-rest', 'That is more than is left.');
    const { reference } = payment;
    const ids: string[] = [];
    for (const { kind, cents: moved } of refundMovements(balance, cents, new Date(0))) {
      ids.push(
        await ledger.add({ kind: kind as SandboxMovementKind, reference, paymentId, cents: moved, key }),
      );
    }
    await events.emit('payment-changed', paymentId, 'payment.refunded');
    return done(ids[0] ?? '');
  }

  async #once(
    call: string,
    request: { readonly key: string },
    work: () => Promise<MoveOutcome>,
  ): Promise<MoveOutcome> {
    try {
      return await this.#deps.calls.once(call, request, work);
    } catch (error) {
      if (error instanceof KeyUsed) return refused('key-used', error.message);
      throw error;
    }
  }

  /** So that two moves of one payment wait for each other. */
  async #lock(paymentId: string): Promise<SandboxCheckoutModel | undefined> {
    return this.#payments().where({ paymentId }).forUpdate().first();
  }

  #payments() {
    return SandboxCheckoutModel.query(this.#deps.transaction.db);
  }
}

/** The end of a dispute is a movement of its own. */
const endMark: Readonly<Record<string, string>> = { disputeWon: endOfDispute, disputeLost: endOfDispute };

const unknownPayment = refused('other', 'There is no such payment.');

const isPart = (cents: Cents, rest: Cents): boolean => cents > 0 && cents <= rest;

const sum = (movements: readonly SandboxMovementModel[], kind: SandboxMovementModel['kind']): Cents =>
  movements.reduce((total, movement) => (movement.kind === kind ? total + movement.cents : total), 0);

const moveOf = ({ id, cents, key }: SandboxMovementModel): ProviderMove => ({
  id,
  cents,
  key,
  balanceTransaction: lineIdOf(id),
});

/** As long as the bank waits for an answer. */
const evidenceWithin = days(14);

const viewOf = ({ id, cents, outcome, openedAt }: SandboxDisputeModel): ProviderDispute => ({
  id,
  cents,
  outcome,
  feeCents: cents > 0 ? disputeFee : 0,
  evidenceDueBy: later(openedAt, evidenceWithin),
});
