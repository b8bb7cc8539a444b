import { days, later } from '../../src/platform/shared/time.ts';
import type { PendingSwap } from '../../src/together/swaps/swap.ts';

export const swapAskedAt = new Date('2026-11-20T12:00:00Z');

/** A swap that waits for its answer, two days ahead. */
export const aSwap = (given: Partial<PendingSwap> = {}): PendingSwap => ({
  id: 5,
  requesterId: 1,
  recipientId: 2,
  date: later(swapAskedAt, days(2)),
  location: 'Zilker Park',
  childIds: [11],
  cardChildIds: [],
  emergencyContact: 'Sam, 512 555 0100',
  notes: null,
  createdAt: swapAskedAt,
  requesterTimeZone: null,
  recipientTimeZone: null,
  status: 'pending',
  ...given,
});
