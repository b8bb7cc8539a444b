import { describe, expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import { isDue, putOff, waitsUntil } from './scheduled-deletion.ts';

const now = new Date('2026-03-01T10:00:00Z');

describe('a scheduled deletion', () => {
  it('waits for the last of the changes that can be taken back', () => {
    const [first, last] = [later(now, days(2)), later(now, days(5))];
    expect(waitsUntil([first, last])).toEqual(last);
    expect(waitsUntil([last, first])).toEqual(last);
    expect(waitsUntil([])).toBeUndefined();
  });

  it('is due from the moment at which nothing can be taken back', () => {
    expect(isDue({ dueAt: now }, now)).toBe(true);
    expect(isDue({ dueAt: later(now, 1) }, now)).toBe(false);
    expect(putOff(now)).toEqual(later(now, days(1)));
  });
});
