import { expect, it } from 'vitest';
import {
  beginningAt,
  daysOfWeek,
  endsAfter,
  isFreeAt,
  nextFree,
  onDay,
  startsOn,
  weekWith,
} from './usual-times.ts';

const now = '2026-11-23T09:30';
const none = { date: '', until: '' };
const chosen = { date: '2026-11-28T10:00', until: '2026-11-28T13:00' };

const free = [
  { date: '2026-11-24T15:30', until: '2026-11-24T17:30' },
  { date: '2026-11-28T10:00', until: '2026-11-28T12:00' },
];

it('shows the seven days that follow, and the weeks after them', () => {
  expect([daysOfWeek(now, 0)[0], daysOfWeek(now, 0).at(-1)]).toEqual(['2026-11-24', '2026-11-30']);
  expect(daysOfWeek(now, 2)[0]).toBe('2026-12-08');
  expect(
    ['', '2026-11-23T20:00', '2026-11-30T10:00', '2026-12-01T10:00'].map((date) => weekWith(now, date)),
  ).toEqual([0, 0, 0, 1]);
});

it('goes to when both are free on a day, and offers half an hour before and after', () => {
  expect(onDay(chosen, '2026-11-24', free)).toEqual(free[0]);
  expect(onDay(chosen, '2026-11-25', free)).toEqual({ date: '2026-11-25T10:00', until: '2026-11-25T13:00' });
  const starts = (date: string) => startsOn({ ...chosen, date }, now, free).map((start) => start.slice(11));
  expect(starts('2026-11-24T16:00')).toEqual(['15:00', '15:30', '16:00']);
  expect(starts('2026-11-24T09:00')).toEqual(['09:00', '15:00', '15:30']);
  expect(starts('2026-11-25T10:00')).toEqual(['09:00', '10:00', '14:00']);
});

it('knows when both are free, and another day on which they are', () => {
  expect(isFreeAt({ date: '2026-11-24T16:00', until: '2026-11-24T17:00' }, free)).toBe(true);
  expect(isFreeAt({ date: '2026-11-24T16:00', until: '2026-11-24T18:00' }, free)).toBe(false);
  expect(nextFree([{ ...chosen, date: '2026-11-24T10:00' }], free)).toEqual(free[1]);
  expect(nextFree(free, free)).toBeUndefined();
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

it('takes as long as the last one until an end is chosen', () => {
  const day = '2026-11-25';
  const threeHours = 3 * 3_600_000;
  expect(onDay(none, day, [], threeHours)).toEqual({ date: `${day}T10:00`, until: `${day}T13:00` });
  expect(beginningAt({ ...chosen, until: '2026-11-28T11:00' }, `${day}T10:00`, threeHours).until).toBe(
    `${day}T11:00`,
  );
});
