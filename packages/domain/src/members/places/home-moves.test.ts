import { describe, expect, it } from 'vitest';
import { days, hours, later } from '../../platform/shared/time.ts';
import { type HomeMoves, maxMoves, moveHome, movesAgainAt, movesLeft } from './home-moves.ts';

const now = new Date('2026-11-20T12:00:00Z');
const austin = { state: 'TX', city: 'Austin', zipCode: '78701' };
const dallas = { state: 'TX', city: 'Dallas', zipCode: null };
const never: HomeMoves = { homeSince: null, homeMoves: [] };
const inAustin = { ...austin, ...never, onboardingComplete: true };
const agoMoves = (...ago: readonly number[]) => ({ homeMoves: ago.map((span) => later(now, -span)) });

describe('a home', () => {
  it.each([
    ['another city', dallas],
    ['a city of that name in another state', { ...austin, state: 'MN' }],
  ])('that is %s is a move, and a member lives there from now on', (_, home) => {
    expect(moveHome(inAustin, home, now)).toEqual({ homeSince: now, homeMoves: [now] });
  });

  it.each([
    ['another zip', { ...austin, zipCode: '78702' }],
    ['no zip', { ...austin, zipCode: null }],
  ])('with %s is a move within the city', (_, home) => {
    const since = later(now, -days(90));
    expect(moveHome({ ...inAustin, homeSince: since }, home, now)).toEqual({
      homeSince: since,
      homeMoves: [now],
    });
  });

  it('that is the same is no move, also beyond the limit', () => {
    const often = { homeSince: later(now, -hours(1)), ...agoMoves(hours(3), hours(2), hours(1)) };
    expect(moveHome({ ...inAustin, ...often }, austin, now)).toEqual(often);
  });

  it('that is the first, or corrected during onboarding, is no move, and is lived in from then on', () => {
    const nowhere = { state: null, city: null, zipCode: null, ...never, onboardingComplete: false };
    const first = moveHome(nowhere, austin, now);
    expect(first).toEqual({ homeSince: now, homeMoves: [] });
    const corrected = moveHome({ ...nowhere, ...austin, ...first }, dallas, later(now, 1));
    expect(corrected).toEqual({ homeSince: later(now, 1), homeMoves: [] });
  });
});

describe('the fourth move in 30 days', () => {
  const often = { ...inAustin, ...agoMoves(days(20), days(10), days(1)) };

  it('is refused, and says when to come back', () => {
    expect(() => moveHome(often, dallas, now)).toThrow(
      expect.objectContaining({
        code: 'MOVED_TOO_OFTEN',
        kind: 'rate-limited',
        message: 'Your home can change three times in 30 days. You can change it again in 10 days.',
        details: {
          retryAfterSeconds: 10 * 24 * 3600,
          flags: { until: later(now, days(10)).toISOString() },
        },
      }),
    );
  });

  it('is allowed to the second when the first of them is 30 days ago, and is then the third', () => {
    const again = later(now, days(10));
    expect(() => moveHome(often, dallas, later(again, -1))).toThrow('again in a day.');
    const moved = moveHome(often, dallas, again);
    expect(moved.homeMoves).toEqual([...often.homeMoves.slice(1), again]);
    expect(movesLeft(moved, again)).toBe(0);
  });
});

describe('how many moves are left', () => {
  it.each([
    [[], maxMoves, undefined],
    [[days(31), days(30)], maxMoves, undefined],
    [[days(29)], 2, undefined],
    [[days(31), days(9), days(8)], 1, undefined],
    [[days(9), days(8), days(7)], 0, later(now, days(21))],
  ])('after moves %j ago is %d', (ago, left, again) => {
    expect(movesLeft(agoMoves(...ago), now)).toBe(left);
    expect(movesAgainAt(agoMoves(...ago), now)).toEqual(again);
  });
});
