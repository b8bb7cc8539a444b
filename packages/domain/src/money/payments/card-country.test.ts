import { expect, it } from 'vitest';
import { isCardTaken } from './card-country.ts';

it.each([
  ['any country', 'FR', [], true],
  ['the country of the list', 'US', ['US'], true],
  ['one of several', 'CA', ['US', 'CA'], true],
  ['a country in small letters', 'us', ['US'], true],
  ['no country that is known', null, ['US'], true],
  ['another country', 'FR', ['US', 'CA'], false],
  ['a country whose name begins alike', 'USA', ['US'], false],
])('a card of %s is taken or not', (_, country, taken, isTaken) => {
  expect(isCardTaken(country, taken)).toBe(isTaken);
});
