import { describe, expect, it } from 'vitest';
import { fromDateTimeLocal, toDateTimeLocal } from './local-date-time.ts';

describe('the time in a field', () => {
  it('is that of her own clock', () => {
    expect(toDateTimeLocal(new Date(2026, 5, 6, 14, 0))).toBe('2026-06-06T14:00');
    expect(toDateTimeLocal(new Date(2026, 0, 9, 7, 5, 59))).toBe('2026-01-09T07:05');
    expect(fromDateTimeLocal('2026-06-06T14:00')).toEqual(new Date(2026, 5, 6, 14, 0));
  });

  it.each([new Date(2026, 11, 31, 23, 59), new Date(2027, 1, 28, 0, 0)])(
    'is the same there and back: %s',
    (date) => {
      expect(fromDateTimeLocal(toDateTimeLocal(date))).toEqual(date);
    },
  );

  it.each(['', '2026-06-06', '2026-13-06T14:00', '12026-06-06T14:00', 'tomorrow'])(
    'is none: "%s"',
    (local) => {
      expect(fromDateTimeLocal(local)).toBeUndefined();
    },
  );
});
