import { expect, it } from 'vitest';
import { hoursText } from './hours-text.ts';

it.each([
  [0, 0, undefined],
  [0, 2, 'You got 2 hours. It is your turn.'],
  [1, 0, 'You gave 1 hour.'],
  [9, 11, 'You gave 9 hours and got 11. It is your turn.'],
  [2.25, 1, 'You gave 2.25 hours and got 1.'],
  [1.02, 0, 'You gave 1 hour.'],
  [0.98, 0.25, 'You gave 1 hour and got 0.25.'],
  [0.1, 0, undefined],
  [0.1, 0.5, 'You got 0.5 hours. It is your turn.'],
  [1.99, 2.01, 'You gave 2 hours and got 2.'],
  [1.8, 2, 'You gave 1.75 hours and got 2. It is your turn.'],
  [4, 4, 'You gave 4 hours and got 4.'],
])('says of %s hours given and %s got: %s', (given, got, text) => {
  expect(hoursText({ given, got })).toBe(text);
});
