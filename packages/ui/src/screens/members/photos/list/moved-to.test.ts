import { describe, expect, it } from 'vitest';
import { movedTo } from './moved-to.ts';

const list = ['a', 'b', 'c'] as const;

describe('moving an entry of a list', () => {
  it.each([
    ['a', 1, ['b', 'a', 'c']],
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
  ] as const)('puts %s at place %d', (entry, place, expected) => {
    expect(movedTo(list, entry, place)).toEqual(expected);
  });

  it.each([
    ['a', 0],
    ['a', -1],
    ['c', 3],
  ] as const)('leaves the list as it is for %s and %d', (entry, place) => {
    expect(movedTo(list, entry, place)).toBe(list);
  });
});
