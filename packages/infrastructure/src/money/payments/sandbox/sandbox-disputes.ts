import { createHash, randomUUID } from 'node:crypto';
import type { MoveOutcome } from '@nestmates/application/money/payments/move-outcome.ts';
import type {
  PaymentDisputes,
  ProviderDispute,
  ProviderDisputes,
  ProviderWarning,
} from '@nestmates/application/money/payments/provider-disputes.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { type Movement, refundable } from '@nestmates/domain/money/payments/ledger.ts';
import { disputeEndMovements, disputeMovements } from '@nestmates/domain/money/payments/movements.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { requireOneRow } from '../../../platform/database/sql.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import {
  SandboxCheckoutModel,
  SandboxDisputeModel,
  type SandboxMovementKind,
  SandboxWarningModel,
} from './models/sandbox-models.ts';
import { KeyUsed, type SandboxCalls } from './sandbox-calls.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import { inTheBooksAlone, type PaidFor, type SandboxLedger } from './sandbox-ledger.ts';

/** Ends the id of a movement that ends a dispute. */
export const endOfDispute = '-ended';

/** What it takes for a dispute that moves money, whoever wins. */
export const disputeFee: Cents = 1500;

/** How long the bank waits for an answer. */
const evidenceWithin = days(14);

export interface SandboxDisputesDeps {
  readonly transaction: KnexTransaction;
  readonly calls: SandboxCalls;
  readonly ledger: SandboxLedger;
  readonly events: SandboxEvents;
  readonly clock: Clock;
}

/** Kept with the call instead of the file itself. */
const digestOf = (file: Uint8Array): string => createHash('sha256').update(file).digest('base64url');

/** What banks do with payments, and what they are told. */
export class SandboxDisputes implements ProviderDisputes {
  readonly #deps: SandboxDisputesDeps;
  constructor(deps: SandboxDisputesDeps) {
    this.#deps = deps;
  }

  async ofPayment(paymentId: string): Promise<PaymentDisputes | undefined> {
    const plan = await this.#deps.ledger.paymentOfPlan(paymentId);
    const order = plan ? undefined : await this.#orders().where({ paymentId }).first();
    if (!plan && !order) return undefined;
    return { customerId: plan?.customerId ?? null, ...(await this.reported(paymentId)) };
  }

  async reported(paymentId: string): Promise<Pick<PaymentDisputes, 'disputes' | 'warnings'>> {
    const disputes = await this.#disputesOf(paymentId);
    const warnings = await this.#warnings().where({ paymentId }).orderBy('openedAt');
    const { charged, refunded } = await this.#deps.ledger.balance(paymentId);
    const isSettled = disputes.length > 0 || (charged > 0 && refunded >= charged);
    return { disputes: disputes.map(viewOf), warnings: warnings.map(warningOf(!isSettled)) };
  }

  async sendEvidence(request: Parameters<ProviderDisputes['sendEvidence']>[0]): Promise<MoveOutcome> {
    const { calls, events, clock } = this.#deps;
    const { disputeId, evidence, key, photos } = request;
    const parameters = { key, disputeId, evidence, photos: photos && digestOf(photos) };
    try {
      return await calls.once('disputes.sendEvidence', parameters, async () => {
        const dispute = await this.#disputes().findById(disputeId).forUpdate();
        if (!dispute) return refused('There is no such dispute.');
        if (dispute.outcome !== 'open') return refused('This dispute is closed.');
        if (dispute.evidenceAt !== null) return refused('The bank has its evidence already.');
        if (later(dispute.openedAt, evidenceWithin) <= clock.now()) return refused('It is too late.');
        const kept = { evidence, evidenceAt: clock.now() };
        requireOneRow(await this.#disputes().findById(disputeId).patch(kept), 'Keeping evidence');
        await events.emit('payment-changed', dispute.paymentId, 'dispute.evidence');
        return { outcome: 'done' as const, id: disputeId };
      });
    } catch (error) {
      if (error instanceof KeyUsed) return { outcome: 'refused', reason: 'key-used', message: error.message };
      throw error;
    }
  }

  /** The bank of the buyer takes that much, also of what was refunded and what it has asked about, or only asks. */
  open(paymentId: string, cents?: Cents): Promise<boolean> {
    const { transaction, ledger, events, clock } = this.#deps;
    return transaction.run(async () => {
      const paidFor = await ledger.lockPayment(paymentId);
      if (!paidFor) return false;
      const asked = (await this.#disputesOf(paymentId)).find(({ outcome }) => outcome === 'open');
      if (asked && (asked.cents > 0 || cents === 0)) return false;
      const balance = await ledger.balance(paymentId);
      const taken = cents ?? (refundable(balance) || balance.charged);
      if (taken < 0) return false;
      const id = asked?.id ?? `dp_${randomUUID()}`;
      const openedAt = clock.now();
      // What it has asked about, and takes now, is the same one, and wants evidence anew.
      if (asked) {
        const taking = { cents: taken, openedAt, evidenceAt: null };
        requireOneRow(await this.#disputes().findById(id).patch(taking), 'Taking what was asked about');
      } else await this.#disputes().insert({ id, paymentId, cents: taken, outcome: 'open', openedAt });
      await this.#enter({ ...paidFor, paymentId }, id, disputeMovements(balance, taken, openedAt));
      await events.emit('payment-changed', paymentId, 'dispute.open');
      return true;
    });
  }

  close(paymentId: string, outcome: 'won' | 'lost' | 'closed'): Promise<boolean> {
    const { transaction, ledger, events, clock } = this.#deps;
    return transaction.run(async () => {
      const paidFor = await ledger.lockPayment(paymentId);
      const open = (await this.#disputesOf(paymentId)).find((dispute) => dispute.outcome === 'open');
      if (!paidFor || !open) return false;
      const closed = { outcome: open.cents === 0 ? ('closed' as const) : outcome };
      requireOneRow(await this.#disputes().findById(open.id).patch(closed), 'Closing a dispute');
      const end = outcome === 'lost' ? 'disputeLost' : 'disputeWon';
      const balance = await ledger.balance(paymentId);
      const ended = disputeEndMovements(end, balance, open.cents, clock.now());
      await this.#enter({ ...paidFor, paymentId }, open.id, ended);
      await events.emit('payment-changed', paymentId, `dispute.${outcome}`);
      return true;
    });
  }

  /** The network of the card thinks that it was fraud. */
  warn(paymentId: string): Promise<boolean> {
    const { transaction, events, clock } = this.#deps;
    return transaction.run(async () => {
      if ((await this.ofPayment(paymentId)) === undefined) return false;
      await this.#warnings().insert({ id: `issfr_${randomUUID()}`, paymentId, openedAt: clock.now() });
      await events.emit('payment-changed', paymentId, 'warning.open');
      return true;
    });
  }

  /** Whether a bank has taken something of it and has not decided. */
  async isTaken(paymentId: string): Promise<boolean> {
    return (await this.#disputesOf(paymentId)).some(({ outcome, cents }) => outcome === 'open' && cents > 0);
  }

  /** All has gone back, so the bank has nothing to ask about. */
  async settleInquiry(paymentId: string): Promise<void> {
    const asked = await this.#disputes().findOne({ paymentId, outcome: 'open', cents: 0 });
    if (!asked) return;
    const closed = { outcome: 'closed' } as const;
    requireOneRow(await this.#disputes().findById(asked.id).patch(closed), 'Closing an inquiry');
  }

  async #enter(
    { reference, customerId, paymentId }: PaidFor & { readonly paymentId: string },
    disputeId: string,
    movements: readonly Movement[],
  ): Promise<void> {
    for (const { kind, cents } of movements) {
      const of = { reference, customerId, paymentId };
      const row = { kind: kind as SandboxMovementKind, ...of, cents, key: null };
      await this.#deps.ledger.add(
        inTheBooksAlone.includes(kind) ? row : { ...row, id: `${disputeId}${endMark[kind] ?? ''}` },
      );
    }
  }

  async #disputesOf(paymentId: string): Promise<readonly SandboxDisputeModel[]> {
    return this.#disputes().where({ paymentId }).orderBy('openedAt');
  }

  #orders() {
    return SandboxCheckoutModel.query(this.#deps.transaction.db);
  }

  #disputes() {
    return SandboxDisputeModel.query(this.#deps.transaction.db);
  }

  #warnings() {
    return SandboxWarningModel.query(this.#deps.transaction.db);
  }
}

/** The end of a dispute is a movement of its own. */
const endMark: Readonly<Record<string, string>> = { disputeWon: endOfDispute, disputeLost: endOfDispute };

const refused = (message: string): MoveOutcome => ({ outcome: 'refused', reason: 'other', message });

const viewOf = ({
  id,
  cents,
  outcome,
  reason,
  openedAt,
  evidenceAt,
}: SandboxDisputeModel): ProviderDispute => ({
  id,
  isInquiry: cents === 0,
  cents,
  outcome,
  feeCents: cents > 0 ? disputeFee : 0,
  reason,
  openedAt,
  evidenceDueBy: later(openedAt, evidenceWithin),
  hasEvidence: evidenceAt !== null,
});

const warningOf =
  (isActionable: boolean) =>
  ({ id, openedAt: at }: SandboxWarningModel): ProviderWarning => ({
    id,
    reason: 'unauthorized_use_of_card',
    at,
    isActionable,
  });
