import { expect, it } from 'vitest';
import { sampleSwaps } from './sample-swaps.ts';
import { pastBadge, withBrought } from './swap-text.ts';

it.each([
  [null, null, 'plain', 'Over'],
  ['yes', null, 'plain', 'Over'],
  ['yes', 'no', 'plain', 'Over'],
  ['yes', 'rearranged', 'plain', 'Over'],
  ['yes', 'yes', 'moss', 'Done'],
  ['no', 'yes', 'plain', 'Did not happen'],
  ['rearranged', null, 'plain', 'Rearranged'],
] as const)(
  'a swap of which they said %s and %s is done only where both said yes',
  (mine, theirs, tone, words) => {
    expect(pastBadge({ outcomes: { mine, theirs } })).toEqual({ tone, words });
  },
);

const [boy, girl] = [{ gender: 'boy', age: 3 } as const, { id: 11, gender: 'girl', age: 8 } as const];

it.each([
  ['sent', 'pending', { mine: [girl], theirs: [boy] }, 'Sunday. Amara brings her boy, 3.'],
  ['received', 'pending', { mine: [girl], theirs: [boy] }, 'Sunday. You bring your girl, 8.'],
  ['sent', 'pending', { mine: [girl], theirs: [] }, 'Sunday'],
  ['sent', 'confirmed', { mine: [girl], theirs: [boy] }, 'Sunday'],
] as const)(
  'a suggestion that was %s and is %s says who comes along',
  (direction, status, children, words) => {
    expect(withBrought('Sunday', { ...sampleSwaps.amara, direction, status, children })).toBe(words);
  },
);
