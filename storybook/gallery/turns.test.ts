import { expect, it } from 'vitest';
import { takeTurn } from './turns.ts';

it('lets two load at once, and the next as soon as one is done or gone', () => {
  const begun: string[] = [];
  const begin = (name: string) => takeTurn(() => begun.push(name));
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(begin);
  expect(begun).toEqual(['first', 'second']);
  third?.();
  first?.();
  expect(begun).toEqual(['first', 'second', 'fourth']);
  for (const end of [first, second, fourth]) end?.();
  takeTurn(() => begun.push('fifth'));
  expect(begun.at(-1)).toBe('fifth');
});
