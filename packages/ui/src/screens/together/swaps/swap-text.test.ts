import { expect, it } from 'vitest';
import { pastBadge } from './swap-text.ts';

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
