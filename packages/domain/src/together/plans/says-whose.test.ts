import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saysWhose } from './says-whose.ts';

const whose = ['my', 'our', 'your', 'My own', 'her', 'my mom’s', 'My\u00a0new', 'Your'];
const homes = [
  'place',
  'house',
  'home',
  'apartment',
  'flat',
  'yard',
  'backyard',
  'building',
  'Place',
  'porch',
];
const before = ['', 'at ', 'in ', 'In ', ' at  ', 'The playground by ', 'Meet at '];
const after = [
  '',
  '.',
  '?',
  ', Park Slope',
  ' Park Slope',
  ' in Brooklyn',
  ' (2nd floor)',
  ' 4B',
  ' – third bell',
  ' near the café',
  ' by the school',
  ', Café Luna is downstairs',
  '\nsecond floor',
  ' Market Street',
  ' Rockville Centre',
  ' Center City',
  ' Farmers Branch',
  ' Eastern Market',
];
const businesses = [
  ' Café',
  '-Café',
  ' – Café',
  ' Coffee',
  ' & Kitchen',
  '’s Kitchen',
  ' Montessori Preschool',
  ' Coffee Shop',
  ' Preschool, Brooklyn',
  ' of worship',
  ' Farm',
  ' Farm Stand',
  ' Farms Market',
  ' Pottery',
  ' Nursery',
  ' Studio',
  ' Greenhouse',
];
const owners = ['My', 'Our', 'my', 'Your'];

describe('a typed place', () => {
  it('says whose it is with each owner, home and whatever follows that is no business', () => {
    const typed = fc.tuple(
      fc.constantFrom(...before),
      fc.constantFrom(...whose),
      fc.constantFrom(...homes),
      fc.constantFrom(...after),
    );
    fc.assert(
      fc.property(typed, ([where, of, home, rest]) => saysWhose(`${where}${of} ${home}${rest}`)),
      { numRuns: 1000 },
    );
  });

  it('is the same to both where the word of a business follows', () => {
    const named = fc.tuple(
      fc.constantFrom(...before),
      fc.constantFrom(...owners),
      fc.constantFrom(...homes),
      fc.constantFrom(...businesses),
    );
    fc.assert(
      fc.property(named, ([where, of, home, rest]) => !saysWhose(`${where}${of} ${home}${rest}`)),
      { numRuns: 1000 },
    );
  });

  it.each([
    'My place',
    'your place',
    ' MY   PLACE ',
    'Your\u00a0place.',
    'my\nplace',
    'My place Park Slope',
    'My place Prospect Park',
    'in my apartment',
    'my yard',
    'my living room',
    'My yard stand',
    'My driveway market',
    'My building center',
    'My house stand (lemonade)',
    'My apartment Center, Brooklyn',
    'my sister’s house',
    'My place, Park Slope',
    'My place (2nd floor)',
    'My own home – third bell',
    'mine',
    'at mine, Park Slope',
    'Yours?',
  ])('%j says whose it is', (name) => expect(saysWhose(name)).toBe(true));

  it.each([
    'Prospect Park',
    'My Place Café',
    'My Place-Café',
    'Our House Preschool',
    'My Home’s Kitchen',
    'My Nonna’s Kitchen',
    'Your local library',
    'Your Garden Center',
    'My Place Market',
    'Our Garden Centre, Brooklyn',
    'My Place Center in Brooklyn',
    'Our Backyard Farm Stand',
    'Make Your Place Pottery',
    'Myplace',
    'The playground at my place of worship',
    'My Gym',
    'My Gym on Court Street',
    'Mine Hill Park',
    'Mother’s house of pancakes',
    'Brower Park, by the yard',
    'Tommy place',
  ])('%j may be the name of a public place', (name) => expect(saysWhose(name)).toBe(false));
});
