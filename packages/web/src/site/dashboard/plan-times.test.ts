import { expect, it } from 'vitest';
import { agreedTimes, isNextToday, timesToAnswer } from './plan-times.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const time = (day: number, from: number, hours: number) => ({
  date: at(day, from),
  until: at(day, from + hours),
});
const now = new Date(2026, 10, 28, 12);

it('takes each time that is offered, without those that have passed', () => {
  const times = [time(28, 10, 2), time(30, 10, 2), time(29, 10, 2)];
  expect(timesToAnswer({ times }, now)).toEqual(times.slice(1));
});

it('has no time before both have agreed', () => {
  expect(agreedTimes({ date: null, until: null })).toEqual([]);
  expect(agreedTimes(time(28, 10, 2))).toEqual([time(28, 10, 2)]);
});

it.each([
  ['goes on', time(28, 9, 4), true],
  ['is over at its end', time(28, 10, 2), false],
  ['begins later', time(28, 20, 2), true],
  ['began yesterday and goes on', time(27, 22, 15), true],
  ['begins tomorrow', time(29, 0, 2), false],
])('%s: %o is of today: %s', (_, given, expected) => {
  expect(isNextToday(given, now)).toBe(expected);
});
