import { expect, it } from 'vitest';
import { withoutEnding, wordsMeant } from './leaked-password.ts';

it.each([
  ['Password1!', 'password'],
  ['PASSWORD', 'password'],
  ['sunshine2026?!', 'sunshine'],
  ['Summer!', 'summer'],
  ['Love1', 'love'],
])('%s is compared as %s', (password, compared) => {
  expect(withoutEnding(password)).toBe(compared);
});

it.each([
  ['Abc123!', 'abc123'],
  ['12345678!', '12345678'],
  ['1234 5678', '1234 5678'],
  ['!!!!!!!!', '!!!!!!!!'],
  ['', ''],
])('%s keeps what would leave next to nothing: %s', (password, compared) => {
  expect(withoutEnding(password)).toBe(compared);
});

it.each(['1password', 'pass-word', '2026 summers', 'passwörd-rain'])(
  'nothing else of %s is left out',
  (password) => {
    expect(withoutEnding(password)).toBe(password);
  },
);

it('takes no longer for many signs than for few letters', () => {
  expect(withoutEnding(`${'1a'.repeat(50_000)}!`)).toHaveLength(100_000);
});

it.each([
  ['P@ssw0rd1', ['password']],
  ['$un5h1ne!', ['sunshine', 'sunshlne']],
  ['We1come2026', ['weicome', 'welcome']],
  ['abc123', ['abci2e', 'abcl2e']],
])('%s may mean %j', (password, words) => {
  expect(wordsMeant(password)).toEqual(words);
});
