import type { PaidOrder } from '@nestmates/domain/market/orders/order.ts';
import { type DueStep, movementsOf } from '@nestmates/domain/market/orders/settlement.ts';
import type { Quote } from '@nestmates/domain/money/payments/fees.ts';
import { balanceOf, type Movement, recoverable } from '@nestmates/domain/money/payments/ledger.ts';
import {
  disputeEndMovements,
  disputeMovements,
  failedRefundMovements,
} from '@nestmates/domain/money/payments/movements.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { ProviderMove, ProviderPayment, ProviderRefund } from '../../../money/payments/money-moves.ts';
import type { ProviderDispute } from '../../../money/payments/provider-disputes.ts';
import type { LedgerEntry } from '../ledger-ports.ts';
import type { TimelineEntry } from '../ports.ts';

/** A refund of ours that the provider does not list may be younger than its answer. */
export const refundsSettle = minutes(2);

export const movesIn = ({ refunds, releases }: ProviderPayment): readonly ProviderMove[] => [
  ...refunds,
  ...releases,
  ...releases.flatMap(({ reversals }) => reversals),
];

type Move = Pick<DueStep, 'step'> & ProviderMove;

/** What the provider has done for an order, as the ledger would enter it, a release before what comes of it. */
const movesOf = ({ releases, refunds }: ProviderPayment): readonly Move[] => [
  ...releases.map((move) => ({ ...move, step: 'release' as const })),
  ...refunds.map((move) => ({ ...move, step: 'refund' as const })),
  ...releases.flatMap(({ reversals }) => reversals.map((move) => ({ ...move, step: 'reversal' as const }))),
];

/** Rows of the ledger that grow by what is missing in them. */
class GrowingEntries {
  readonly added: LedgerEntry[] = [];
  readonly #known: readonly LedgerEntry[];
  constructor(known: readonly LedgerEntry[]) {
    this.#known = known;
  }

  get balance() {
    return balanceOf([...this.#known, ...this.added]);
  }

  has(kind: LedgerEntry['kind'], providerId: string): boolean {
    return [...this.#known, ...this.added].some(
      (entry) => entry.kind === kind && entry.providerId === providerId,
    );
  }

  sumOf(kind: LedgerEntry['kind'], providerId: string): number {
    return [...this.#known, ...this.added]
      .filter((entry) => entry.kind === kind && entry.providerId === providerId)
      .reduce((sum, { cents }) => sum + cents, 0);
  }

  /** Fees that went back with it are ours again, before a refund in part is taken of what has come. */
  takeFeesAgain(of: Pick<LedgerEntry, 'providerId' | 'balanceTransaction'>, at: Date): void {
    const there = this.balance.held + recoverable(this.balance);
    const cents = Math.min(0 - this.sumOf('fee', of.providerId), there);
    if (cents > 0) this.add([{ kind: 'fee', cents, at }], of);
  }

  /** A refund is pending from the first time it is seen so until it is done. */
  notePending({ id: providerId, cents, unfinished }: ProviderRefund, at: Date): void {
    const of = { providerId, balanceTransaction: null };
    if (unfinished === undefined) this.endPending(providerId, at);
    else if (!this.has('refundPending', providerId)) this.add([{ kind: 'refundPending', cents, at }], of);
  }

  endPending(providerId: string, at: Date): void {
    const cents = 0 - this.sumOf('refundPending', providerId);
    if (cents < 0) this.add([{ kind: 'refundPending', cents, at }], { providerId, balanceTransaction: null });
  }

  add(movements: readonly Movement[], of: Pick<LedgerEntry, 'providerId' | 'balanceTransaction'>): void {
    this.added.push(...movements.map((movement) => ({ ...movement, ...of })));
  }
}

/** What is missing in the ledger of all that the provider has done, each move once. */
export function entriesToAdd(
  order: Quote & Pick<PaidOrder, 'paymentId'>,
  entries: readonly LedgerEntry[],
  payment: ProviderPayment,
  at: Date,
): readonly LedgerEntry[] {
  const rows = new GrowingEntries(entries);
  for (const { step, id: providerId, cents, balanceTransaction } of movesOf(payment)) {
    if (rows.has(step, providerId)) continue;
    const { balance } = rows;
    rows.add(movementsOf({ step, cents }, { balance, quote: order }, at), { providerId, balanceTransaction });
  }
  for (const refund of payment.refunds) rows.notePending(refund, at);
  for (const dispute of payment.disputes) addDispute(rows, dispute, at);
  const { paymentId: providerId } = order;
  const { feeCents, balanceTransaction } = payment;
  addFee(rows, { kind: 'providerFee', providerId, balanceTransaction }, feeCents ?? 0, at);
  return rows.added;
}

/** The bank takes the money at once, and gives it back if the seller wins. */
function addDispute(rows: GrowingEntries, { id, cents, outcome, feeCents }: ProviderDispute, at: Date): void {
  const of = { providerId: id, balanceTransaction: null };
  if (cents > 0 && !rows.has('dispute', id)) rows.add(disputeMovements(rows.balance, cents, at), of);
  const end = outcome === 'lost' ? 'disputeLost' : 'disputeWon';
  if (cents > 0 && outcome !== 'open' && !rows.has(end, id)) {
    rows.add(disputeEndMovements(end, rows.balance, cents, at), of);
    if (end === 'disputeWon') rows.takeFeesAgain(of, at);
  }
  addFee(rows, { kind: 'disputeFee', providerId: id, balanceTransaction: null }, feeCents, at);
}

/** A fee that is given back is a row below zero. */
function addFee(
  rows: GrowingEntries,
  { kind, ...of }: Pick<LedgerEntry, 'kind' | 'providerId' | 'balanceTransaction'>,
  cents: number,
  at: Date,
): void {
  // Fees of disputes were entered as those of payments once.
  const known = new Set<LedgerEntry['kind']>([kind, 'providerFee']);
  const missing = [...known].reduce((rest, name) => rest - rows.sumOf(name, of.providerId), cents);
  if (missing !== 0) rows.add([{ kind, cents: missing, at }], of);
}

/** Refunds of the ledger that the provider does not have any more: the bank has sent them back. */
export function failedRefunds(
  entries: readonly LedgerEntry[],
  { refunds }: ProviderPayment,
  at: Date,
): readonly LedgerEntry[] {
  const known = new Set(refunds.map(({ id }) => id));
  const taken = entries.filter(({ kind, cents }) => kind === 'refund' && cents < 0);
  const rows = new GrowingEntries(entries);
  const failed = entries
    .filter(({ kind, cents, providerId }) => kind === 'refund' && cents > 0 && !known.has(providerId))
    .filter(({ providerId }) => !taken.some((entry) => entry.providerId === providerId));
  for (const { cents, providerId } of failed) {
    const of = { providerId, balanceTransaction: null };
    rows.add(failedRefundMovements(rows.balance, cents, at), of);
    rows.endPending(providerId, at);
    rows.takeFeesAgain(of, at);
  }
  return rows.added;
}

/** What becomes of refunds of the ledger that were pending: done by now, or sent back. Nothing else of the payment. */
export function endedRefunds(
  entries: readonly LedgerEntry[],
  payment: ProviderPayment,
  at: Date,
): readonly LedgerEntry[] {
  const failed = failedRefunds(entries, payment, at);
  const rows = new GrowingEntries([...entries, ...failed]);
  for (const { id, unfinished } of payment.refunds) if (!unfinished) rows.endPending(id, at);
  return [...failed, ...rows.added];
}

/** Whether a refund may have been made after the provider was asked what it has. */
export const isYoung = (
  { providerId }: Pick<LedgerEntry, 'providerId'>,
  entries: readonly LedgerEntry[],
  askedAt: Date,
): boolean =>
  entries.some((entry) => entry.providerId === providerId && later(entry.at, refundsSettle) > askedAt);

/** Moves that are not in the ledger yet, and that we have not asked for. */
export const unaskedMoves = (
  entries: readonly LedgerEntry[],
  payment: ProviderPayment,
  keys: readonly string[],
): readonly ProviderMove[] =>
  movesIn(payment)
    .filter(({ id }) => !entries.some(({ providerId }) => providerId === id))
    .filter(({ key }) => key === null || !keys.includes(key));

/**
 * What is told of rows of the ledger: a refund on its way, what the seller gives back or owes, and to administrators our claims. That the
 * fee of an undone sale is owed stands in the question that was answered then.
 */
export const notesOf = (
  added: readonly (Pick<LedgerEntry, 'kind' | 'cents'> & Partial<Pick<LedgerEntry, 'providerId'>>)[],
): readonly Omit<TimelineEntry, 'at'>[] =>
  added.flatMap(({ kind, cents, providerId }) => {
    const isOfFee = kind === 'debt' && added.some((row) => row.kind === 'fee');
    const isOfFailed =
      kind === 'refundPending' &&
      added.some((row) => row.kind === 'refund' && row.cents < 0 && row.providerId === providerId);
    const action = isOfFee || isOfFailed ? undefined : noteOf(kind, cents);
    return action ? [{ action, by: 'provider' as const, cents: Math.abs(cents) }] : [];
  });

/** A claim is what a bank has taken of what had gone back, gives back, or keeps. */
function noteOf(kind: LedgerEntry['kind'], cents: number): TimelineEntry['action'] | undefined {
  if (kind === 'refundPending') return cents > 0 ? 'refundPending' : 'refundArrived';
  if (kind === 'reversal') return 'takeBack';
  if (kind === 'debt') return 'oweMoney';
  if (kind === 'claimLost') return cents > 0 ? 'loseClaim' : undefined;
  if (kind !== 'claim') return undefined;
  return cents > 0 ? 'openClaim' : 'winClaim';
}

/** The release of which most is left. */
export function reversibleIn({ releases }: ProviderPayment): { readonly id: string; readonly rest: number } {
  const [most] = releases
    .map(({ id, cents, reversals }) => ({
      id,
      rest: reversals.reduce((rest, reversal) => rest - reversal.cents, cents),
    }))
    .sort((one, other) => other.rest - one.rest);
  if (!most || most.rest <= 0) throw new Error('There is no release to reverse');
  return most;
}
