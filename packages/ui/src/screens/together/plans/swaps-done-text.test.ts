import { expect, it } from 'vitest';
import {
  doneAndMoreText,
  moreHoursText,
  swapsDoneTitle,
  swapsWithYouText,
  turnText,
} from './swaps-done-text.ts';

it.each([
  [1, 'One swap done'],
  [4, 'Four swaps done'],
  [12, '12 swaps done'],
])('says %i as %s', (count, title) => {
  expect(swapsDoneTitle(count)).toBe(title);
});

const both = (hoursForMe: number, hoursForOther: number) => ({
  swapsForMe: 1,
  swapsForOther: 1,
  hoursForMe,
  hoursForOther,
});

it.each([
  [2, 2, 'You are even.'],
  [2, 2.1, 'You are even.'],
  [4, 2, 'Dana gave two hours more. It is your turn.'],
  [0, 1, 'You gave one hour more. It is Dana’s turn.'],
  [3.5, 2, 'Dana gave 1.5 hours more. It is your turn.'],
  [2, 2.5, 'You gave half an hour more. It is Dana’s turn.'],
  [14, 2, 'Dana gave 12 hours more. It is your turn.'],
])('with %d hours for the member and %d for the other', (forMe, forOther, text) => {
  expect(turnText(both(forMe, forOther), 'Dana')).toBe(text);
  expect(text.startsWith(moreHoursText(both(forMe, forOther), 'Dana'))).toBe(true);
});

it('says on the card of a plan what the two have done, once they have', () => {
  expect(doneAndMoreText(both(4, 2), 'Dana')).toBe('Two swaps done. Dana gave two hours more.');
  expect(doneAndMoreText({ ...both(0, 0), swapsForMe: 0, swapsForOther: 0 }, 'Dana')).toBeUndefined();
  expect(doneAndMoreText(undefined, 'Dana')).toBeUndefined();
});

it('says in the head of a thread how many swaps there were, where there were any', () => {
  expect(swapsWithYouText(4)).toBe('Four swaps with you');
  expect(swapsWithYouText(1)).toBe('One swap with you');
  expect(swapsWithYouText(0)).toBeUndefined();
  expect(swapsWithYouText(undefined)).toBeUndefined();
});
