import { describe, expect, it } from 'vitest';
import { hours, later, minutes } from '../../platform/shared/time.ts';
import { isAboveLimit, requirePurchaseAllowed } from './money-limits.ts';

const limit = { cents: 10_000, count: 3 };
const now = new Date('2026-11-23T10:00:00Z');

describe('a limit of a day', () => {
  it.each([
    [0, 0, 10_000, undefined],
    [0, 0, 10_001, 'amount'],
    [4000, 1, 6000, undefined],
    [4000, 1, 6001, 'amount'],
    [300, 2, 100, undefined],
    [300, 3, 100, 'number'],
  ])('is not passed by %i in %i and %i more: %s', (cents, count, more, above) => {
    expect(isAboveLimit(limit, { cents, count }, more)).toBe(above);
  });

  it('is none where it is nothing', () => {
    expect(isAboveLimit({ cents: 0, count: 0 }, { cents: 9_999_999, count: 9999 }, 1)).toBeUndefined();
  });
});

describe('a buyer above the limit', () => {
  const refusal = (bought: { cents: number; count: number; since: Date | null }, cents: number) => () =>
    requirePurchaseAllowed(limit, bought, cents, now);

  it('hears when to come back, rounded up', () => {
    const since = later(now, -hours(19) - minutes(30));
    expect(refusal({ cents: 9000, count: 1, since }, 2000)).toThrow(
      'You have bought for as much as one can in a day. Please come back in 5 hours.',
    );
    expect(refusal({ cents: 300, count: 3, since: later(now, -hours(24) + minutes(1)) }, 100)).toThrow(
      'You have bought as often as one can in a day. Please come back in 1 minute.',
    );
  });

  it('who has bought nothing yet hears that waiting does not help', () => {
    expect(refusal({ cents: 0, count: 0, since: null }, 10_001)).toThrow('Please write to us.');
  });

  it('may buy up to it', () => {
    expect(refusal({ cents: 0, count: 0, since: null }, 10_000)).not.toThrow();
  });
});
