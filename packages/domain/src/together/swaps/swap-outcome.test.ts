import { describe, expect, it } from 'vitest';
import { aConfirmedSwap, aSwap } from '../../../testing/swaps/a-swap.ts';
import { days, hours, later } from '../../platform/shared/time.ts';
import { type Swap, swapOutcomes } from './swap.ts';
import { isKept, outcomesFor, reportOutcome } from './swap-outcome.ts';

const now = new Date('2026-11-20T12:00:00Z');
const confirmed = aConfirmedSwap({ date: later(now, -days(2)) });
const parties = ['requester', 'recipient'] as const;

const others: readonly Swap[] = [
  aSwap({ date: confirmed.date }),
  { ...confirmed, status: 'declined' },
  { ...confirmed, status: 'cancelled' },
];

describe('whether a swap happened', () => {
  it.each(others)('is not asked of one that is $status', (swap) => {
    for (const by of parties) {
      expect(() => reportOutcome(swap, by, 'yes', now)).toThrow(
        expect.objectContaining({ code: 'CONFLICT' }),
      );
    }
  });

  it.each(parties)('is said once by the %s', (by) => {
    for (const outcome of swapOutcomes) {
      const said = reportOutcome(confirmed, by, outcome, now);
      expect(said[`${by}Outcome`]).toBe(outcome);
      expect(() => reportOutcome(said, by, 'yes', now)).toThrow(
        expect.objectContaining({ code: 'CONFLICT' }),
      );
    }
  });

  it('is asked after a day where nobody has agreed on an end', () => {
    const endless = (ago: number) => aConfirmedSwap({ date: later(now, -ago), hasEnd: false });
    expect(() => reportOutcome(endless(hours(24) - 1), 'requester', 'yes', now)).toThrow(
      expect.objectContaining({ code: 'SWAP_AHEAD' }),
    );
    expect(reportOutcome(endless(hours(24)), 'requester', 'yes', now).requesterOutcome).toBe('yes');
  });

  it.each([
    ['an hour ahead', hours(1), 'SWAP_AHEAD'],
    ['that ends in a moment', 1, 'SWAP_AHEAD'],
    ['that ends now', 0, undefined],
    ['of almost 30 days ago', -days(30) + 1, undefined],
    ['of 30 days ago', -days(30), 'SWAP_PAST'],
  ])('is asked of one %s', (_, ahead, code) => {
    const attempt = () =>
      reportOutcome(
        aConfirmedSwap({ date: later(now, ahead - hours(3)), until: later(now, ahead) }),
        'requester',
        'yes',
        now,
      );
    if (code) expect(attempt).toThrow(expect.objectContaining({ code }));
    else expect(attempt).not.toThrow();
  });

  it('is read of the other only by who has answered herself', () => {
    const one = reportOutcome(confirmed, 'requester', 'no', now);
    expect(outcomesFor(one, 'recipient')).toEqual({ mine: null, theirs: null });
    expect(outcomesFor(one, 'requester')).toEqual({ mine: 'no', theirs: null });
    const both = reportOutcome(one, 'recipient', 'yes', now);
    expect(outcomesFor(both, 'recipient')).toEqual({ mine: 'yes', theirs: 'no' });
  });

  it('counts if both say yes, and not otherwise', () => {
    for (const requesterOutcome of swapOutcomes) {
      for (const recipientOutcome of [...swapOutcomes, null]) {
        expect(isKept({ requesterOutcome, recipientOutcome })).toBe(
          requesterOutcome === 'yes' && recipientOutcome === 'yes',
        );
      }
    }
  });
});
