import { describe, expect, it } from 'vitest';
import { byMinutes, clampTime, clockParts, isOpen, withClock } from './time-of-day.ts';

describe('a time on the clock', () => {
  it.each([
    ['2026-06-04T00:00', { hour: 12, minute: 0, half: 'AM' }],
    ['2026-06-04T00:59', { hour: 12, minute: 59, half: 'AM' }],
    ['2026-06-04T11:05', { hour: 11, minute: 5, half: 'AM' }],
    ['2026-06-04T12:00', { hour: 12, minute: 0, half: 'PM' }],
    ['2026-06-04T23:59', { hour: 11, minute: 59, half: 'PM' }],
  ] as const)('has its parts, there and back: %s', (local, parts) => {
    expect(clockParts(local)).toEqual(parts);
    expect(withClock('2026-06-04T09:07', parts)).toBe(local);
  });

  it('keeps what is not changed', () => {
    expect(withClock('2026-06-04T09:07', { half: 'PM' })).toBe('2026-06-04T21:07');
    expect(withClock('2026-06-04T09:07', { hour: 12 })).toBe('2026-06-04T00:07');
    expect(withClock('2026-06-04T21:07', { minute: 45 })).toBe('2026-06-04T21:45');
  });

  it('moves by minutes within its day', () => {
    expect(byMinutes('2026-06-04T09:59', 1)).toBe('2026-06-04T10:00');
    expect(byMinutes('2026-06-04T00:00', -1)).toBe('2026-06-04T00:00');
    expect(byMinutes('2026-06-04T23:59', 1)).toBe('2026-06-04T23:59');
  });
});

describe('limits', () => {
  const limits = { min: '2026-06-04T09:30', max: '2026-06-06T12:00' };

  it('hold a time', () => {
    expect(clampTime('2026-06-04T09:00', limits)).toBe('2026-06-04T09:30');
    expect(clampTime('2026-06-06T15:00', limits)).toBe('2026-06-06T12:00');
    expect(clampTime('2026-06-05T00:00', limits)).toBe('2026-06-05T00:00');
    expect(clampTime('2026-06-05T00:00', {})).toBe('2026-06-05T00:00');
  });

  it('close the hours that are outside as a whole', () => {
    expect(isOpen('2026-06-04T08:00', '2026-06-04T08:59', limits)).toBe(false);
    expect(isOpen('2026-06-04T09:00', '2026-06-04T09:59', limits)).toBe(true);
    expect(isOpen('2026-06-06T12:00', '2026-06-06T12:59', limits)).toBe(true);
    expect(isOpen('2026-06-06T13:00', '2026-06-06T13:59', limits)).toBe(false);
  });
});
