import { describe, expect, it } from 'vitest';
import { forbiddenThingIn } from './forbidden-listing.ts';

const ruleOf = (title: string, description = '') => forbiddenThingIn({ title, description })?.id;

/** How a word is written by somebody who does not want it to be found. */
const spellings: readonly (readonly [name: string, spell: (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['in capitals', (text) => text.toUpperCase()],
  ['with Cyrillic letters', (text) => text.replaceAll('e', 'е').replaceAll('p', 'р').replaceAll('c', 'с')],
  ['with Greek letters', (text) => text.replaceAll('i', 'ι').replaceAll('o', 'ο').replaceAll('a', 'α')],
  ['with small capitals', (text) => text.replaceAll('r', 'ʀ').replaceAll('n', 'ɴ').replaceAll('b', 'ʙ')],
  [
    'in full width',
    (text) => text.replace(/[a-z]/g, (at) => String.fromCodePoint(at.charCodeAt(0) + 0xfee0)),
  ],
  [
    'in letters of mathematics',
    (text) => text.replace(/[a-z]/g, (at) => String.fromCodePoint(at.charCodeAt(0) - 97 + 0x1d41a)),
  ],
  [
    'in letters in boxes',
    (text) => text.replace(/[a-z]/g, (at) => String.fromCodePoint(at.charCodeAt(0) - 97 + 0x1f170)),
  ],
  ['with accents', (text) => text.replaceAll('e', 'é').replaceAll('i', 'ï').replaceAll('a', 'å')],
  [
    'with digits for letters',
    (text) => text.replaceAll('i', '1').replaceAll('e', '3').replaceAll('o', '0').replaceAll('a', '4'),
  ],
  ['with signs for letters', (text) => text.replace(/(?<=[a-z])[il](?=[a-z])/g, '!').replaceAll('a', '@')],
  ['with dots between letters', (text) => text.replace(/(?<=[a-z])(?=[a-z])/g, '.')],
  ['with hyphens between letters', (text) => text.replace(/(?<=[a-z])(?=[a-z])/g, '-')],
  ['with blanks between letters', (text) => text.replace(/(?<=[a-z])(?=[a-z])/g, ' ')],
  ['with an asterisk in each word', (text) => text.replace(/\b([a-z]{2})(?=[a-z])/g, '$1*')],
  ['with a blank in each long word', (text) => text.replace(/\b([a-z]{3})(?=[a-z]{2})/g, '$1 ')],
  ['with characters that cannot be seen', (text) => text.replace(/(?<=[a-z])(?=[a-z])/g, '\u200b')],
  ['with soft hyphens', (text) => text.replace(/(?<=[a-z])(?=[a-z])/g, '\u00ad')],
  ['with letters that are repeated', (text) => text.replace(/([aeiou])(?=[a-z])/g, '$1$1$1')],
  ['with rn for m', (text) => text.replaceAll('m', 'rn')],
  ['written together', (text) => text.replaceAll(' ', '')],
  ['with underscores', (text) => text.replaceAll(' ', '_')],
];

const things: readonly (readonly [rule: string, title: string])[] = [
  ['inclined-sleeper', 'inclined sleeper'],
  ['drop-side-crib', 'drop side crib'],
  ['crib-bumper', 'crib bumper'],
  ['magnet-set', 'magnetic balls'],
  ['water-beads', 'water beads'],
  ['medicine', 'ibuprofen'],
  ['breast-milk', 'breast milk'],
  ['weapon', 'pistol'],
  ['tobacco', 'cigarettes'],
  ['alcohol', 'champagne'],
  ['drugs', 'marijuana'],
];

const inOtherOrder: readonly (readonly [rule: string, title: string, description?: string])[] = [
  ['inclined-sleeper', 'baby sleeper, inclined'],
  ['inclined-sleeper', 'Sleeper (inclined)'],
  ['inclined-sleeper', 'Sleeper that is inclined'],
  ['inclined-sleeper', 'Newborn sleeper with incline'],
  ['inclined-sleeper', 'Inclined baby sleeper'],
  ['inclined-sleeper', 'Inclined portable infant sleeper'],
  ['inclined-sleeper', 'Baby sleeper', 'Inclined, with a soft cover'],
  ['inclined-sleeper', 'S1eeper, 1ncl1ned'],
  ['inclined-sleeper', 'RockNPlay'],
  ['drop-side-crib', 'Crib with drop side'],
  ['drop-side-crib', 'Crib, side drops'],
  ['drop-side-crib', 'Crib, dropping side'],
  ['drop-side-crib', 'Crib', 'White. One side that drops.'],
  ['crib-bumper', 'Bumper for a crib'],
  ['crib-bumper', 'Bumpers, crib'],
  ['crib-bumper', 'Crib bumper with a print of a car'],
  ['magnet-set', 'Balls, magnetic, 216 pieces'],
  ['magnet-set', 'Beads that are magnetic'],
  ['water-beads', 'Beads (water)'],
  ['water-beads', 'Beads for water play, all colors'],
  ['inclined-sleeper', 'White. Newborn sleeper', 'Inclined; with a soft cover.'],
];

/** What makes something else of a thing, hidden as nobody writes it. */
const pretexts: readonly (readonly [rule: string, title: string])[] = [
  ['weapon', 'Pistol 1390'],
  ['weapon', 'Pistol (l e g o)'],
  ['weapon', 'Pistol t-o-y'],
  ['alcohol', 'Vodka b0x'],
];

const innocent: readonly (readonly [title: string, description?: string])[] = [
  ['Crib sheets'],
  ['Crib mattress, firm'],
  ['Stroller organizer'],
  ['Sleeper sofa book'],
  ['Sleeper sofa, reclines'],
  ['Footed sleeper pajamas, 6 months'],
  ['Zip sleeper, cotton', 'Price is firm, but make me an offer if you are inclined to.'],
  ['Bedside sleeper', 'Flat, not inclined'],
  ['Bassinet', 'Flat; this is no inclined sleeper'],
  ['Inclined plane science kit'],
  ['Treadmill with incline'],
  ['Tim Gunn sewing set'],
  ['Te amo bodysuit'],
  ['God jul ornament'],
  ['Corn popper'],
  ['Barn with 12 animals'],
  ['Born to be wild romper'],
  ['Winnie the Pooh mobile'],
  ['Bear rug'],
  ['Beret, red'],
  ['Gunne Sax dress'],
  ['Begun quilt, unfinished'],
  ['Ginger cat plush'],
  ['Water table with beads maze'],
  ['Wooden bead maze'],
  ['Magnetic tiles with a ball run'],
  ['Magnetic drawing board'],
  ['Wine-red corduroy overalls'],
  ['Twine and beads craft kit'],
  ['Swine plush'],
  ['Cigar box guitar'],
  ['Kit, ten pieces', 'Weeks old, hardly used'],
  ['Parrot puppet', 'Needs a new home'],
  ['Clogs, size 8', 'From a loving home'],
  ['Kids’ microscope, 100x'],
  ['Sippy cups, set of 3'],
  ['4moms mamaRoo swing'],
  ['5 onesies, 3-6 months'],
  ['Size 2T coat & boots, 5 1/2'],
  ['Bumper car game'],
  ['Toddler bed rails'],
  ['Drop-leaf side table'],
  ['Eye drops holder'],
  ['Breast pump bag'],
  ['Nursing pillow, Boppy cover'],
  ['Formula mixer, 40 oz'],
  ['Milk crate toy storage'],
  ['Vaporizer for colds, new'],
  ['Ring sling'],
  ['Rifle Paper Co. notebook', 'Floral'],
  ['Camera with 3 lenses'],
  ['Мишка, новый', 'Мягкая игрушка'],
  ['Κούκλα, σαν καινούργια'],
  ['Doll crib with bumper book'],
  ['Baby swing, adjustable incline. 2 sleepers, newborn'],
  ['Swing with an incline! Sleepers, size 3M'],
  ['Baby bundle', 'One treadmill with incline. Sleepers in 0-3 months.'],
  ['Three sleepers. Swing', 'Inclined to sell everything together.'],
  ['Water Fuse Beads kit, 2,000 pieces'],
  ['Perler beads, water colors'],
  ['Aqua beads with water sprayer'],
  ['Watercolor set and wooden beads'],
];

/** Two words in a row that written together are a word of the table, as titles and descriptions have them. */
const apart: readonly (readonly [title: string, description?: string])[] = [
  ['Criss Cross Bow Headband'],
  ['Criss cross bows, set of 3'],
  ['Criss-cross-bow headband'],
  ['Cross-bow hair clip'],
  ['Moon Shine night light'],
  ['Moon & Shine bedding'],
  ['Moon-shine lamp'],
  ['Full moon shines night sky canvas'],
  ['Maternity jeans', 'boot leg, size M'],
  ['Maternity jeans', 'Boot-leg, size M'],
  ['Bootleg jeans, size 8'],
  ['Fire arm band for the parade'],
  ['Switch blade cover'],
  ['Switch blades for the blender'],
  ['Whisk yes please apron'],
  ['Whisk eyes craft'],
  ['Hook ah my swing'],
  ['Adder all wooden snakes'],
  ['Peppers pray print'],
  ['Sewing kit ten pieces', 'For ages 6 and up, 12 weeks old'],
  ['Chic Ken outfits', 'Looking for a good home'],
  ['Pup pies bakery set', 'Needs a new home'],
  ['Par rot sign', 'To a loving home'],
  ['Dog basket', 'Of one week sold for half'],
  ['Playmat with cars eat and play', 'A crash of colors'],
  ['Infants eat bib, boosters eat bib', 'Expired coupon goes with it'],
];

describe.each(things)('%s: %s', (rule, title) => {
  it.each(spellings)('is found %s', (_, spell) => {
    expect(ruleOf(spell(title))).toBe(rule);
  });
});

describe('what has killed children', () => {
  it.each(inOtherOrder)('is %s: %s', (rule, title = '', description = '') => {
    expect(ruleOf(title, description)).toBe(rule);
  });
});

describe('what is said to be something else', () => {
  it.each(pretexts)('is %s: %s', (rule, title) => {
    expect(ruleOf(title)).toBe(rule);
  });
});

describe('what may be sold', () => {
  it.each([...innocent, ...apart])('is %s', (title = '', description = '') => {
    expect(ruleOf(title, description)).toBeUndefined();
  });
});
