import { describe, expect, it } from 'vitest';
import { sortedBy } from './sorted-by.ts';

const rows = [
  { id: 1, name: 'code 10', places: 5 },
  { id: 2, name: 'Code 9', places: 20 },
  { id: 3, name: '', places: 5 },
  { id: 4, name: 'alpha', places: 100 },
];
const ids = (sorted: readonly { readonly id: number }[]) => sorted.map(({ id }) => id);

describe('sorted rows', () => {
  it('compare texts without case and numbers in them as numbers, those without a text last', () => {
    expect(ids(sortedBy(rows, ({ name }) => name, 'up'))).toEqual([4, 2, 1, 3]);
    expect(ids(sortedBy(rows, ({ name }) => name, 'down'))).toEqual([1, 2, 4, 3]);
  });

  it('compare numbers by their value and keep equal rows as they stand', () => {
    expect(ids(sortedBy(rows, ({ places }) => places, 'up'))).toEqual([1, 3, 2, 4]);
    expect(ids(sortedBy(rows, ({ places }) => places, 'down'))).toEqual([4, 2, 1, 3]);
  });
});
