import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect, it } from 'vitest';
import { beginningsAround, endsAfter, isFreeAt, nextFree, stripOf, timeOn } from './suggested-times.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const lasting = (date: Date, length = hours(2)) => ({ date, until: later(date, length) });
const now = at(22, 9);
const free = [lasting(at(24, 15, 30)), lasting(at(28, 10))];

it('offers seven days from tomorrow on, or from a later one that is chosen', () => {
  const days = stripOf(now, at(24, 15, 30), free);
  expect(days.map(({ day }) => day.getDate())).toEqual([23, 24, 25, 26, 27, 28, 29]);
  expect(days.map((one) => one.free)).toEqual([false, true, false, false, false, true, false]);
  expect(stripOf(now, new Date(2026, 11, 8, 10), free)[0]?.day.getDate()).toBe(8);
});

it('goes to when both are free on a day, else to the hours that were chosen', () => {
  expect(timeOn(at(28, 0), lasting(at(24, 15, 30)), free)).toEqual(free[1]);
  expect(timeOn(at(25, 0), lasting(at(24, 15, 30), hours(3)), free)).toEqual(
    lasting(at(25, 15, 30), hours(3)),
  );
});

it('offers half an hour before and after, and keeps another that is chosen', () => {
  expect(beginningsAround(at(24, 16), free)).toEqual([at(24, 15), at(24, 15, 30), at(24, 16)]);
  expect(beginningsAround(at(24, 9), free)).toEqual([at(24, 9), at(24, 15, 30), at(24, 16)]);
});

it('ends one, two or three hours later, or when it is said to', () => {
  expect(endsAfter(lasting(at(24, 15)))).toEqual([at(24, 16), at(24, 17), at(24, 18)]);
  expect(endsAfter(lasting(at(24, 22), hours(5)))).toEqual([at(24, 23), at(25, 0), at(25, 3)]);
});

it('knows when both are free, and another day on which they are', () => {
  expect(isFreeAt(lasting(at(24, 16), hours(1)), free)).toBe(true);
  expect(isFreeAt(lasting(at(24, 16)), free)).toBe(false);
  expect(nextFree([lasting(at(24, 10))], free)).toEqual(free[1]);
  expect(nextFree(free, free)).toBeUndefined();
});
