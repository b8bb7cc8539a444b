import type { Balance, Movement } from '@nestmates/domain/money/payments/ledger.ts';
import {
  disputeEndMovements,
  disputeMovements,
  reversalMovements,
} from '@nestmates/domain/money/payments/movements.ts';
import { disputeFee, endOfDispute } from '../money/payments/sandbox/sandbox-disputes.ts';
import type { PlannedOrder } from './planned-orders.ts';

export const demoDisputeId = (of: number | string): string => `demo_dispute_${of}`;

interface DisputedOrder {
  readonly orderId: number;
  readonly reference: string;
  readonly at: Date;
}

/** What the bank has taken, and what the seller has given back of it. */
export function disputedMoney(
  { dispute, completed }: Pick<PlannedOrder, 'dispute' | 'completed'>,
  { orderId, reference, at }: DisputedOrder,
  balance: Balance,
) {
  if (!dispute) return { moved: [], reversal: undefined };
  const { cents } = dispute;
  const ofBank = { providerId: demoDisputeId(orderId), key: null };
  const by = (movements: readonly Movement[], entry: { providerId: string; key: string | null }) =>
    movements.map((one) => ({ ...one, ...entry }));
  const fee = { kind: 'disputeFee', cents: disputeFee, at, ...ofBank, isOurs: true } as const;
  const taken = [...by(disputeMovements(balance, cents, at), ofBank), fee];
  if (!completed) return { moved: taken, reversal: undefined };
  const [key, providerId] = [`${reference}-reversal-1`, `demo_reversal_${orderId}`];
  const done = { outcome: 'done', providerId, askedAt: at, answeredAt: at };
  const back = by(reversalMovements(cents, at), { providerId, key });
  const inDispute = { ...balance, disputed: balance.disputed + cents };
  const lost = by(disputeEndMovements('disputeLost', inDispute, cents, at), ofBank);
  return {
    moved: [...taken, ...back, ...lost],
    reversal: { orderId, step: 'reversal', cents, key, releaseId: `demo_release_${orderId}`, ...done },
  };
}

/** What the sandbox calls a row of its own. */
export function sandboxMovementId(kind: Movement['kind'], providerId: string): string {
  if (kind === 'fee') return `fee of ${providerId}`;
  return kind === 'disputeLost' ? `${providerId}${endOfDispute}` : providerId;
}
