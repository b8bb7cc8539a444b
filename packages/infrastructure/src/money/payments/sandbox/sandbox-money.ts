import type {
  MoneyMoves,
  ProviderMove,
  ProviderPayment,
} from '@nestmates/application/money/payments/money-moves.ts';
import type { MoveOutcome, MoveRefusal } from '@nestmates/application/money/payments/move-outcome.ts';
import { type Cents, providerFee } from '@nestmates/domain/money/payments/fees.ts';
import { refundable } from '@nestmates/domain/money/payments/ledger.ts';
import { refundMovements } from '@nestmates/domain/money/payments/movements.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import {
  SandboxCheckoutModel,
  type SandboxMovementKind,
  type SandboxMovementModel,
} from './models/sandbox-models.ts';
import { SandboxSellerModel } from './models/sandbox-seller-model.ts';
import { KeyUsed, type SandboxCalls } from './sandbox-calls.ts';
import type { SandboxDisputes } from './sandbox-disputes.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import { lineIdOf, type SandboxLedger } from './sandbox-ledger.ts';
import { refundsIn, type SandboxRefunds } from './sandbox-refunds.ts';

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
  readonly disputes: SandboxDisputes;
  readonly refunds: SandboxRefunds;
  readonly events: SandboxEvents;
}

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
      const payment = await ledger.lockPayment(paymentId);
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
      await ledger.lockPayment(paymentId);
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

  async sellerFunds(accountId: string): Promise<Cents> {
    const movements = (await this.#deps.ledger.all()).filter((one) => one.accountId === accountId);
    return sum(movements, 'release') - sum(movements, 'reversal');
  }

  async payment({ paymentId }: Request<'payment'>): Promise<ProviderPayment | undefined> {
    const payment = await SandboxCheckoutModel.query(this.#deps.transaction.db).where({ paymentId }).first();
    if (!payment) return undefined;
    const movements = await this.#deps.ledger.of(paymentId);
    const of = (kind: SandboxMovementModel['kind']) => movements.filter((one) => one.kind === kind);
    return {
      cents: sum(movements, 'charge'),
      balanceTransaction: lineIdOf(paymentId),
      feeCents: providerFee(sum(movements, 'charge')),
      cardFingerprint: payment.card,
      refunds: refundsIn(movements),
      releases: of('release').map((release) => ({
        ...moveOf(release),
        accountId: release.accountId,
        reversals: of('reversal')
          .filter(({ releaseId }) => releaseId === release.id)
          .map(moveOf),
      })),
      ...(await this.#deps.disputes.reported(paymentId)),
    };
  }

  /** Made by the platform's people in the dashboard of the provider, without a key of ours. */
  refundInDashboard(paymentId: string, cents: Cents): Promise<MoveOutcome> {
    return this.#deps.transaction.run(() => this.#refund(paymentId, cents, null));
  }

  async #refund(paymentId: string, cents: Cents, key: string | null): Promise<MoveOutcome> {
    const { ledger, disputes, refunds, events } = this.#deps;
    const payment = await ledger.lockPayment(paymentId);
    if (!payment) return unknownPayment;
    if (await disputes.isTaken(paymentId)) {
      return refused('disputed', 'The bank of the buyer looks into this payment.');
    }
    const balance = await ledger.balance(paymentId);
    if (!isPart(cents, refundable(balance))) return refused('exceeds-rest', 'That is more than is left.');
    const { reference, customerId } = payment;
    const ids: string[] = [];
    for (const { kind, cents: moved } of refundMovements(balance, cents, new Date(0))) {
      const of = { reference, customerId, paymentId };
      ids.push(await ledger.add({ kind: kind as SandboxMovementKind, ...of, cents: moved, key }));
    }
    const id = ids[0] ?? '';
    const isPending = await refunds.begin(id, paymentId, cents);
    if (refundable(await ledger.balance(paymentId)) === 0) await disputes.settleInquiry(paymentId);
    await events.emit('payment-changed', paymentId, 'payment.refunded');
    return isPending ? { outcome: 'done', id, isPending } : done(id);
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
}

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
