import { expect, it } from 'vitest';
import { slotsOf } from './slots.ts';

it.each([
  ['one open code', [{ places: 100, used: 4, open: true }], { total: 100, remaining: 96 }],
  ['a code that is used up', [{ places: 3, used: 3, open: false }], { total: 3, remaining: 0 }],
  [
    'a code that was closed with places left',
    [
      { places: 100, used: 4, open: true },
      { places: 50, used: 10, open: false },
    ],
    { total: 110, remaining: 96 },
  ],
  ['no code', [], { total: 0, remaining: 0 }],
])('%s', (_, codes, slots) => {
  expect(slotsOf(codes)).toEqual(slots);
});
