import { describe, expect, it } from 'vitest';
import { aConfirmedSwap } from '../../../testing/swaps/a-swap.ts';
import { hours, later, minutes } from '../../platform/shared/time.ts';
import { endSwapOfAway } from './swap.ts';

const swap = aConfirmedSwap();
const { date, until } = swap;

/** What becomes of it when the job looks that long after its beginning. */
const after = (late: number, away: Parameters<typeof endSwapOfAway>[1]) =>
  endSwapOfAway(swap, away, later(date, late))?.status;
const held = (kind: 'suspended' | 'banned', from: number) => ({ kind, from: later(date, from) });

describe('a confirmed swap of a member who is away', () => {
  it.each([
    [-minutes(11), 'cancelled'],
    [-1, 'cancelled'],
    [0, undefined],
  ])('whose decision is %i ms from its beginning, is %s, however late the job is', (from, becomes) => {
    for (const party of ['requester', 'recipient'] as const) {
      for (const late of [0, minutes(1), hours(1)]) {
        expect(after(late, { party, heldBy: [held('suspended', from)] })).toBe(becomes);
      }
    }
  });

  it('is called off by the first of what keeps them away', () => {
    const heldBy = [held('suspended', minutes(2)), held('suspended', -minutes(2))];
    expect(after(minutes(5), { party: 'recipient', heldBy })).toBe('cancelled');
  });

  it('ends where who looks after the child is banned, and goes on where the other is', () => {
    const heldBy = [held('banned', minutes(5))];
    expect(after(minutes(6), { party: 'recipient', heldBy })).toBe('cancelled');
    expect(after(minutes(6), { party: 'requester', heldBy })).toBeUndefined();
  });

  it('stays as it was once it is over, since both are asked whether it happened', () => {
    const late = until.getTime() - date.getTime();
    expect(after(late, { party: 'recipient', heldBy: [held('banned', -1)] })).toBeUndefined();
  });
});
