import type { PayoutCheck, PayoutHold } from '@nestmates/domain/money/payments/payout-check.ts';
import { describe, expect, it } from 'vitest';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { CardDigests } from './card-digests.ts';
import { PayoutChecks } from './payout-checks.ts';

const parties = { id: 7, buyerId: 2, sellerId: 1 };

function checksInMemory({ released = { cents: 0, count: 0 }, device = false, card = false } = {}) {
  const clock = new StoppedClock();
  const state: { check?: PayoutCheck; hold?: PayoutHold } = {};
  const checks = new PayoutChecks({
    clock,
    moneyLimits: stub({ payouts: { cents: 10_000, count: 3 } }),
    payoutHolds: stub({ of: async () => state.hold }),
    payoutCheckStore: stub({
      of: async () => state.check,
      async note(_, reasons, notedAt) {
        state.check = { reasons, notedAt, approvedAt: null };
      },
      releasedSince: async () => released,
      sharedBy: async () => ({ device, card }),
    }),
  });
  return { checks, clock, state };
}

describe('a release', () => {
  it('of strangers within the limits does not wait, and nothing is noted', async () => {
    const { checks, state } = checksInMemory();
    expect(await checks.waits(parties, 10_000)).toBe(false);
    expect(state.check).toBeUndefined();
  });

  it.each([
    [{ device: true }, ['shared-device']],
    [{ card: true }, ['shared-card']],
    [{ released: { cents: 5001, count: 1 } }, ['daily-amount']],
    [{ released: { cents: 100, count: 3 } }, ['daily-number']],
    [
      { device: true, card: true, released: { cents: 9999, count: 9 } },
      ['shared-device', 'shared-card', 'daily-amount'],
    ],
  ])('waits for a look: %o', async (facts, reasons) => {
    const { checks, clock, state } = checksInMemory(facts);
    expect(await checks.waits(parties, 5000)).toBe(true);
    expect(state.check).toEqual({ reasons, notedAt: clock.now(), approvedAt: null });
  });

  it('goes once an administrator has looked, whatever is found later', async () => {
    const { checks, clock, state } = checksInMemory({ device: true });
    await checks.waits(parties, 5000);
    expect(await checks.waits(parties, 5000)).toBe(true);
    state.check = { reasons: ['shared-device'], notedAt: clock.now(), approvedAt: clock.now() };
    expect(await checks.waits(parties, 99_999)).toBe(false);
  });

  it('waits while the payouts of its seller are held, without a look of its own', async () => {
    const { checks, clock, state } = checksInMemory();
    state.hold = { reason: 'We ask her for a receipt.', heldAt: clock.now() };
    expect(await checks.waits(parties, 100)).toBe(true);
    expect(state.check).toBeUndefined();
  });

  it('whose seller has deleted the account is nobody’s to check', async () => {
    const { checks } = checksInMemory({ device: true });
    expect(await checks.waits({ ...parties, sellerId: null }, 100)).toBe(false);
  });
});

describe('the card of an order', () => {
  it('is kept as a digest, where the provider tells one', async () => {
    const noted: object[] = [];
    const clock = new StoppedClock();
    const cards = new CardDigests({
      clock,
      keyedDigests: { digest: async (of, value) => `${of} ${value}` },
      cardDigestStore: { note: async (card) => void noted.push(card) },
    });
    await cards.note(parties, null);
    await cards.note({ id: 7, buyerId: null }, 'fp_1');
    await cards.note(parties, 'fp_1');
    expect(noted).toEqual([{ orderId: 7, memberId: 2, digest: 'card fp_1', usedAt: clock.now() }]);
  });
});
