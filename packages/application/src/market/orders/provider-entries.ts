import type { PaidOrder } from '@nestmates/domain/market/orders/order.ts';
import { type DueStep, movementsOf } from '@nestmates/domain/market/orders/settlement.ts';
import { balanceOf, failedRefundMovements, refundable } from '@nestmates/domain/money/payments/ledger.ts';
import type { ProviderMove, ProviderPayment } from '../../money/payments/money-moves.ts';
import type { LedgerEntry } from './ports.ts';

interface Move extends DueStep {
  readonly id: string;
}

export const movesIn = ({ refunds, releases }: ProviderPayment): readonly ProviderMove[] => [
  ...refunds,
  ...releases,
  ...releases.flatMap(({ reversals }) => reversals),
];

/** What the provider has done for an order, as the ledger would enter it, a release before what comes of it. */
const movesOf = ({ releases, refunds, dispute }: ProviderPayment, disputeId: string): readonly Move[] => [
  ...releases.map(({ id, cents }) => ({ step: 'release' as const, id, cents })),
  ...refunds.map(({ id, cents }) => ({ step: 'refund' as const, id, cents })),
  ...releases.flatMap(({ reversals }) =>
    reversals.map(({ id, cents }) => ({ step: 'reversal' as const, id, cents })),
  ),
  // The bank has given the rest back; how much that is, the ledger knows.
  ...(dispute === 'lost' ? [{ step: 'refund' as const, id: disputeId, cents: 0 }] : []),
];

/** What is missing in the ledger of all that the provider has done, each move once. */
export function entriesToAdd(
  order: PaidOrder,
  entries: readonly LedgerEntry[],
  payment: ProviderPayment,
  at: Date,
): readonly LedgerEntry[] {
  const disputeId = disputeIdOf(order);
  const added: LedgerEntry[] = [];
  for (const move of movesOf(payment, disputeId)) {
    const all = [...entries, ...added];
    if (all.some(({ kind, providerId }) => kind === move.step && providerId === move.id)) continue;
    const balance = balanceOf(all);
    const cents = move.id === disputeId ? refundable(balance) : move.cents;
    const movements = movementsOf({ step: move.step, cents }, { balance, quote: order }, at);
    added.push(...movements.map((movement) => ({ ...movement, providerId: move.id })));
  }
  return added;
}

/** Refunds of the ledger that the provider does not have any more: the bank has sent them back. */
export function failedRefunds(
  order: PaidOrder,
  entries: readonly LedgerEntry[],
  { refunds }: ProviderPayment,
  at: Date,
): readonly LedgerEntry[] {
  const known = new Set([disputeIdOf(order), ...refunds.map(({ id }) => id)]);
  const taken = entries.filter(({ kind, cents }) => kind === 'refund' && cents < 0);
  return entries
    .filter(({ kind, cents, providerId }) => kind === 'refund' && cents > 0 && !known.has(providerId))
    .filter(({ providerId }) => !taken.some((entry) => entry.providerId === providerId))
    .flatMap(({ cents, providerId }) =>
      failedRefundMovements(cents, at).map((movement) => ({ ...movement, providerId })),
    );
}

const disputeIdOf = ({ paymentId }: PaidOrder): string => `dispute of ${paymentId}`;
