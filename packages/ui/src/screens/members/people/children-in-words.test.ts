import { expect, it } from 'vitest';
import { childrenInWords } from './children-in-words.ts';

const [girl, boy, baby] = [
  { gender: 'girl', age: 5 },
  { gender: 'boy', age: 6 },
  { gender: 'boy', age: 0 },
] as const;

it.each([
  [[girl], 'girl, 5'],
  [[boy, baby], 'boys, 6 and under 1'],
  [[girl, boy], 'children, 5 and 6'],
  [[], 'children'],
])('says %j as “%s”', (children, said) => {
  expect(childrenInWords(children)).toBe(said);
});
