import { days, hours, later } from '../../src/platform/shared/time.ts';
import type { ConfirmedSwap, PendingSwap } from '../../src/together/swaps/swap.ts';

export const swapAskedAt = new Date('2026-11-20T12:00:00Z');

/** A swap that waits for its answer, two days ahead. */
export const aSwap = ({
  date = later(swapAskedAt, days(2)),
  ...given
}: Partial<PendingSwap> = {}): PendingSwap => ({
  id: 5,
  requesterId: 1,
  recipientId: 2,
  date,
  until: later(date, hours(2)),
  hasEnd: true,
  otherTimes: [],
  place: null,
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

/** The same once the recipient has accepted it. */
export function aConfirmedSwap(given: Partial<ConfirmedSwap> = {}): ConfirmedSwap {
  const { otherTimes: _, status: __, ...fields } = aSwap(given.date && { date: given.date });
  return {
    ...fields,
    settledAt: swapAskedAt,
    requesterOutcome: null,
    recipientOutcome: null,
    proposal: null,
    recipientChildIds: [],
    status: 'confirmed',
    ...given,
  };
}
