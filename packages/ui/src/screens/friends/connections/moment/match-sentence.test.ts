import { expect, it } from 'vitest';
import { celebratesScore, matchSentence } from './match-sentence.ts';

const user = { firstName: 'Priya' };
const girl = { gender: 'girl', age: 4 } as const;

it.each([
  [100, true],
  [60, true],
  [59, false],
  [0, false],
])('a score of %s is shown at a match: %s', (score, shown) => {
  expect(celebratesScore(score)).toBe(shown);
});

it('says the first two reasons', () => {
  const why = ['You each have a 4-year-old', 'Both gentle', 'Free on Tuesdays'].map((words) => ({ words }));
  expect(matchSentence({ user, children: [girl], why })).toBe('You each have a 4-year-old. Both gentle.');
  expect(matchSentence({ user, children: [girl], why: why.slice(0, 1) })).toBe('You each have a 4-year-old.');
});

it('says who the other is where no reason is known', () => {
  const boy = { gender: 'boy', age: 0 } as const;
  expect(matchSentence({ user, children: [{ gender: 'non-binary', age: 8 }] })).toMatch(
    /^Priya has an 8-year-old\./,
  );
  expect(matchSentence({ user, children: [girl, boy] })).toBe(
    'Priya has a 4-year-old girl and a baby boy. You can now message each other!',
  );
  expect(matchSentence({ user, children: [girl, boy, girl, boy] })).toBe(
    'Priya has 4 children. You can now message each other!',
  );
  expect(matchSentence({ user, children: [], why: [] })).toBe('You and Priya can now message each other!');
});

it('promises no messages to a member who cannot write', () => {
  const locked = { canWrite: false };
  expect(matchSentence({ user, children: [girl] }, locked)).toBe('Priya has a 4-year-old girl.');
  expect(matchSentence({ user, children: [] }, locked)).toBe('You and Priya are connected.');
});
