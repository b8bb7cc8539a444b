import { expect, it } from 'vitest';
import { usuallyFree } from './usually-free.ts';

/** A Sunday. */
const now = '2026-11-22T09:00';

it('is each such weekday of the next four weeks, from tomorrow on', () => {
  const week = [
    { day: 'tuesday', parts: ['afternoon'] },
    { day: 'saturday', parts: ['morning', 'evening'] },
  ] as const;
  const free = usuallyFree(week, now);
  expect(free.slice(0, 4)).toEqual([
    { date: '2026-11-24T15:00', until: '2026-11-24T17:00' },
    { date: '2026-11-28T10:00', until: '2026-11-28T12:00' },
    { date: '2026-11-28T17:30', until: '2026-11-28T19:30' },
    { date: '2026-12-01T15:00', until: '2026-12-01T17:00' },
  ]);
  expect(free).toHaveLength(12);
});

it('is a week from now for the weekday of today', () => {
  const [first] = usuallyFree([{ day: 'sunday', parts: ['morning'] }], now);
  expect(first?.date).toBe('2026-11-29T10:00');
});
