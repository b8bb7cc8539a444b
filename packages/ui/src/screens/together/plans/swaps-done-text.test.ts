import { expect, it } from 'vitest';
import { swapsDoneTitle, turnText } from './swaps-done-text.ts';

it.each([
  [1, 'One swap done'],
  [4, 'Four swaps done'],
  [12, '12 swaps done'],
])('says %i as %s', (count, title) => {
  expect(swapsDoneTitle(count)).toBe(title);
});

it.each([
  [2, 2, "You have each looked after the other's twice."],
  [1, 0, 'Dana looked after yours once. It is your turn.'],
  [0, 3, "You looked after hers 3 times. It is Dana's turn."],
  [3, 1, 'Dana looked after yours 3 times, you hers once. It is your turn.'],
  [1, 2, "Dana looked after yours once, you hers twice. It is Dana's turn."],
])('with %i for the member and %i for the other', (forMe, forOther, text) => {
  expect(turnText(forMe, forOther, 'Dana')).toBe(text);
});
