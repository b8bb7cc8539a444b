import { chargeMovements } from '@nestmates/domain/money/payments/ledger.ts';
import { anOrder } from '@nestmates/domain/testing/orders/an-order.ts';
import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from '../../money/payments/money-moves.ts';
import type { LedgerEntry } from './ports.ts';
import { entriesToAdd, failedRefunds } from './provider-entries.ts';

const at = new Date('2026-11-20T12:00:00Z');
const order = anOrder('shipped');
const charged: readonly LedgerEntry[] = chargeMovements(order, at).map((movement) => ({
  ...movement,
  providerId: order.paymentId,
}));
const refundOf = (cents: number, providerId = 'refund-1'): LedgerEntry => ({
  kind: 'refund',
  cents,
  at,
  providerId,
});
const nothing: ProviderPayment = { cents: 2606, refunds: [], releases: [], dispute: 'none' };
const refunds = [{ id: 'refund-1', key: 'key-1', cents: 700 }];

describe('what the provider has done and the ledger does not know', () => {
  it('is entered once', () => {
    const added = entriesToAdd(order, charged, { ...nothing, refunds }, at);
    expect(added).toContainEqual(refundOf(700));
    expect(entriesToAdd(order, [...charged, ...added], { ...nothing, refunds }, at)).toEqual([]);
    expect(entriesToAdd(order, charged, { ...nothing, dispute: 'won' }, at)).toEqual([]);
  });

  it('is a refund of all that is left when the bank decided for the buyer, and only then', () => {
    const added = entriesToAdd(order, charged, { ...nothing, refunds, dispute: 'lost' }, at);
    const back = added.filter(({ kind }) => kind === 'refund').map(({ cents }) => cents);
    const paid = charged.find(({ kind }) => kind === 'charge')?.cents ?? 0;
    expect(back).toEqual([700, paid - 700]);
    const known = [...charged, ...added];
    expect(entriesToAdd(order, known, { ...nothing, refunds, dispute: 'lost' }, at)).toEqual([]);
    expect(failedRefunds(order, known, { ...nothing, refunds, dispute: 'lost' }, at)).toEqual([]);
  });
});

describe('a refund that the provider does not have any more', () => {
  it('is taken back, down to a cent, once', () => {
    for (const cents of [1, 700]) {
      const entries = [...charged, refundOf(cents)];
      const added = failedRefunds(order, entries, nothing, at);
      expect(added).toEqual([refundOf(-cents)]);
      expect(failedRefunds(order, [...entries, ...added], nothing, at)).toEqual([]);
    }
  });

  it('leaves the one that is there, and every other kind of entry', () => {
    const release: LedgerEntry = { kind: 'release', cents: 500, at, providerId: 'release-1' };
    const entries = [...charged, release, refundOf(700), refundOf(300, 'refund-2')];
    expect(failedRefunds(order, entries, { ...nothing, refunds }, at)).toEqual([refundOf(-300, 'refund-2')]);
  });
});
