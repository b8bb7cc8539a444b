import { expect, it } from 'vitest';
import { beginningAt, daysFrom, endsAfter, onDay, startsOn } from './usual-times.ts';

const now = '2026-11-23T09:30';
const none = { date: '', until: '' };
const chosen = { date: '2026-11-28T10:00', until: '2026-11-28T13:00' };

it('shows the seven days that follow', () => {
  expect([daysFrom(now)[0], daysFrom(now).at(-1)]).toEqual(['2026-11-24', '2026-11-30']);
});

it('takes two hours until another end is chosen, which then moves along', () => {
  expect(onDay(none, '2026-11-28')).toEqual({ date: '2026-11-28T10:00', until: '2026-11-28T12:00' });
  expect(onDay(chosen, '2026-11-29')).toEqual({ date: '2026-11-29T10:00', until: '2026-11-29T13:00' });
  expect(beginningAt(chosen, '2026-11-28T23:00').until).toBe('2026-11-29T02:00');
  expect(beginningAt(chosen, '')).toEqual(none);
});

it('offers usual beginnings that lie ahead, and the chosen one', () => {
  expect(startsOn(chosen, now)).toEqual(['2026-11-28T09:00', '2026-11-28T10:00', '2026-11-28T14:00']);
  expect(startsOn({ ...chosen, date: '2026-11-28T08:15' }, now)).toContain('2026-11-28T08:15');
  expect(startsOn({ ...chosen, date: '2026-11-23T14:00' }, now)).toEqual([
    '2026-11-23T10:00',
    '2026-11-23T14:00',
  ]);
});

it('offers ends one, two and three hours later, and the chosen one', () => {
  expect(endsAfter(none)).toEqual([]);
  expect(endsAfter(chosen)).toEqual(['2026-11-28T11:00', '2026-11-28T12:00', '2026-11-28T13:00']);
  expect(endsAfter({ ...chosen, until: '2026-11-29T08:00' }).at(-1)).toBe('2026-11-29T08:00');
});
