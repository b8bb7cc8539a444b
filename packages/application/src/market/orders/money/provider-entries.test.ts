import { chargeMovements } from '@nestmates/domain/money/payments/movements.ts';
import { anOrder } from '@nestmates/domain/testing/orders/an-order.ts';
import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from '../../../money/payments/money-moves.ts';
import type { ProviderDispute } from '../../../money/payments/provider-disputes.ts';
import type { LedgerEntry } from '../ledger-ports.ts';
import { entriesToAdd, failedRefunds } from './provider-entries.ts';

const at = new Date('2026-11-20T12:00:00Z');
const order = anOrder('shipped');
const charged: readonly LedgerEntry[] = chargeMovements(order, at).map((movement) => ({
  ...movement,
  providerId: order.paymentId,
  balanceTransaction: null,
}));
const refundOf = (cents: number, providerId = 'refund-1'): LedgerEntry => ({
  kind: 'refund',
  cents,
  at,
  providerId,
  balanceTransaction: null,
});
const nothing: ProviderPayment = {
  cents: 2606,
  refunds: [],
  releases: [],
  disputes: [],
  warnings: [],
  feeCents: null,
  cardFingerprint: null,
  balanceTransaction: null,
};
const refunds = [{ id: 'refund-1', key: 'key-1', cents: 700, balanceTransaction: null }];
const dispute = (outcome: ProviderDispute['outcome'], cents = 1000): ProviderDispute => ({
  id: 'dispute-1',
  isInquiry: false,
  cents,
  outcome,
  feeCents: 0,
  evidenceDueBy: null,
  reason: 'fraudulent',
  openedAt: new Date(0),
  hasEvidence: false,
});

describe('what the provider has done and the ledger does not know', () => {
  it('is entered once', () => {
    const added = entriesToAdd(order, charged, { ...nothing, refunds }, at);
    expect(added).toContainEqual(refundOf(700));
    expect(entriesToAdd(order, [...charged, ...added], { ...nothing, refunds }, at)).toEqual([]);
  });

  it('is a dispute with its own amount, and how it ended', () => {
    const kinds = (outcome: ProviderDispute['outcome']) =>
      entriesToAdd(order, charged, { ...nothing, disputes: [dispute(outcome)] }, at).map(
        ({ kind, cents }) => [kind, cents],
      );
    expect(kinds('open')).toEqual([['dispute', 1000]]);
    expect(kinds('won')).toEqual([
      ['dispute', 1000],
      ['disputeWon', 1000],
    ]);
    expect(kinds('lost')).toEqual([
      ['dispute', 1000],
      ['disputeLost', 1000],
    ]);
  });

  it('is no dispute where the bank only asks', () => {
    const disputes = [dispute('open', 0)];
    expect(entriesToAdd(order, charged, { ...nothing, disputes }, at)).toEqual([]);
  });
});

describe('a refund that the provider does not have any more', () => {
  it('is taken back, down to a cent, once', () => {
    for (const cents of [1, 700]) {
      const entries = [...charged, refundOf(cents)];
      const added = failedRefunds(entries, nothing, at);
      expect(added).toEqual([refundOf(-cents)]);
      expect(failedRefunds([...entries, ...added], nothing, at)).toEqual([]);
    }
  });

  it('leaves the one that is there, and every other kind of entry', () => {
    const release: LedgerEntry = {
      kind: 'release',
      cents: 500,
      at,
      providerId: 'release-1',
      balanceTransaction: null,
    };
    const entries = [...charged, release, refundOf(700), refundOf(300, 'refund-2')];
    expect(failedRefunds(entries, { ...nothing, refunds }, at)).toEqual([refundOf(-300, 'refund-2')]);
  });
});
