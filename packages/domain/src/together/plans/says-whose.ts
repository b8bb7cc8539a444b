import { toOneLine } from '../../platform/shared/text.ts';

const anyOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`;

const kindOfHome = anyOf('own new old front back side little big small tiny cozy humble living');
const home = anyOf(`
  place house home homes apartment apt flat condo townhouse loft duplex building block street stoop porch yard backyard
  garden patio terrace balcony deck driveway garage basement room playroom pool doorstep office work
`);
const owner = `(?:my|our|your|her)(?: (?!${home}[’'])\\p{L}+[’']s?)?`;
const before = anyOf('at in on by near to from around behind beside next opposite');

/** Words that make a name that of a business; those of the names of neighborhoods are left out. */
const business = anyOf(`
  cafe café caffè coffee restaurant bistro diner deli bakery grill pizza pizzeria kitchen creamery
  school preschool kindergarten montessori daycare childcare nursery academy club gym yoga studio studios
  salon spa store shop boutique books bookstore toys playhouse playspace museum theater theatre gallery library
  pottery ceramics florist florists greenhouse greenhouses pharmacy brewery winery
`);

/**
 * Words of businesses that are in the names of neighborhoods and streets too (Rockville Centre, Market Street), or
 * stand in a yard: they count right behind “place” and “garden”, or with a farm among them right behind any home,
 * where the name ends or has another word of a business behind them.
 */
const businessOrNeighborhood = anyOf('center centre farm farms market markets stand');

const end = '(?![\\p{L}\\p{N}])';
const alone = `${businessOrNeighborhood}(?: ${businessOrNeighborhood})*${end}(?= ${business}${end}| ${before}${end}| ?(?:$|[^\\p{L}\\p{N}\\s]))`;
const between = "(?:[’']s?)?(?: ?[-–—&] ?| )";
const ofBusiness = `${between}(?:(?!${before}${end})[\\p{L}\\p{N}’']+[ -])?${business}${end}`;
const ofStand = `(?:(?<=(?:place|garden))${between}|${between}(?=farm))${alone}`;
const ofOneOf = new RegExp(
  `(?<![\\p{L}\\p{N}’'])${owner}(?: ${kindOfHome})*[ -]${home}${end}` +
    // “My Place Café”, “My Place-Café” and “my place of worship” are one place to both.
    `(?! of )(?!${ofBusiness})(?!${ofStand})`,
  'iu',
);
const oneOfTheirs = new RegExp(
  `^(?:${before} )?(?:mine|ours|yours|hers)(?:$|[^\\p{L}\\s’'-]| ${before}${end})`,
  'iu',
);

/** Whether the two would read a typed name of two different places, or of the home of one of them. */
export function saysWhose(name: string): boolean {
  const line = toOneLine(name);
  return ofOneOf.test(line) || oneOfTheirs.test(line);
}
