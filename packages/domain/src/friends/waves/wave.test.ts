import { describe, expect, it } from 'vitest';
import type { PairState } from '../../members/pairs/pair-state.ts';
import { days, hours, later } from '../../platform/shared/time.ts';
import { alreadyWaved, nextWaveAt, requireMayWave, wavedSince } from './wave.ts';

const [ana, bea] = [1, 2];
const now = new Date('2026-11-22T10:00:00.000Z');
const ago = (span: number, senderId = ana) => ({ senderId, at: later(now, -span) });

describe('waving again', () => {
  it('is possible a week later, to the millisecond', () => {
    expect(nextWaveAt([ago(days(7) - 1)], ana, now)).toEqual(later(now, 1));
    expect(nextWaveAt([ago(days(7))], ana, now)).toBeUndefined();
    expect(wavedSince(now)).toEqual(later(now, -days(7)));
  });

  it('does not wait for the other, who waves in their own week', () => {
    expect(nextWaveAt([ago(hours(1), bea)], ana, now)).toBeUndefined();
    expect(nextWaveAt([ago(days(2)), ago(hours(1), bea)], ana, now)).toEqual(later(now, days(5)));
    expect(nextWaveAt([], ana, now)).toBeUndefined();
  });

  it.each([
    [days(5), '5 days'],
    [days(4) + 1, '5 days'],
    [hours(20), 'a day'],
  ])('is said in days: %s', (span, said) => {
    expect(alreadyWaved(later(now, span), now)).toMatchObject({
      kind: 'rate-limited',
      code: 'WAVED',
      message: `You have waved this week. You can wave again in ${said}.`,
      details: { retryAfterSeconds: Math.ceil(span / 1000) },
    });
  });
});

describe('who may wave', () => {
  const connected: PairState = {
    progress: {
      intakeBasicCompleted: true,
      parentingInfoCompleted: true,
      childrenAdded: true,
      onboardingComplete: true,
    },
    blocked: false,
    connected: true,
    isBuyer: false,
    hasOrdered: false,
    isSeller: false,
  };

  it('is whoever is connected', () => {
    expect(() => requireMayWave(connected)).not.toThrow();
    expect(() => requireMayWave({ ...connected, connected: false, isBuyer: true })).toThrow(
      'You can wave to each other once you are connected.',
    );
  });

  it('is told nothing of a block, and that somebody is away only of a connection', () => {
    const gone = 'We could not find this member.';
    expect(() => requireMayWave(undefined)).toThrow(gone);
    expect(() => requireMayWave({ ...connected, blocked: true })).toThrow(gone);
    const away = { ...connected, blocked: true, away: true };
    expect(() => requireMayWave(away)).toThrow('She is not here now. You can wave once she is back.');
    expect(() => requireMayWave({ ...away, connected: false })).toThrow(gone);
  });
});
