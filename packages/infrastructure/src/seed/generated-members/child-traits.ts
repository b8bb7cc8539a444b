import type { ChildColumn } from '@nestmates/domain/members/children/preferences.ts';

/** A trait of a child of these ages, and a sentence about it where there is one. */
export interface Trait {
  readonly column: ChildColumn;
  readonly slug: string;
  readonly from: number;
  readonly to: number;
  readonly does?: string;
}

const traitsOf =
  (column: ChildColumn) =>
  (slug: string, from: number, to: number, does?: string): Trait => ({
    column,
    slug,
    from,
    to,
    ...(does ? { does } : {}),
  });

const interest = traitsOf('interests');
const creative = traitsOf('creativePlay');
const stem = traitsOf('stemPlay');
const physical = traitsOf('physicalPlay');
const sensory = traitsOf('sensoryPlay');
const nature = traitsOf('natureAnimals');
const media = traitsOf('digitalMedia');
const social = traitsOf('personalitySocial');
const rhythm = traitsOf('dailyRhythmEnv');

export const traits: readonly Trait[] = [
  interest('books-stories', 0, 7, 'wants the same story three times in a row'),
  interest('books-stories', 8, 17, 'reads under the blanket until ten'),
  interest('music-singing', 0, 5, 'sings before breakfast'),
  interest('vehicles-trains', 1, 6, 'waves at every single bus'),
  interest('dinosaurs', 3, 8, 'knows every dinosaur by its full name'),
  interest('space', 4, 12, 'corrects me about the moons of Jupiter'),
  interest('ball-sports', 4, 17, 'sleeps with a soccer ball'),
  interest('dancing', 2, 9, 'dances in the cereal aisle'),
  interest('baking', 3, 8, 'insists on cracking the eggs'),
  interest('baking', 9, 18, 'bakes better than I do'),
  interest('board-games', 5, 17, 'has never once let me win at cards'),
  interest('collecting', 4, 12, 'comes home with pockets full of stones'),
  interest('languages', 8, 18, 'is teaching the family Italian over dinner'),
  creative('scribbling-drawing', 1, 5, 'draws on anything that holds still'),
  creative('scribbling-drawing', 6, 12, 'fills a sketchbook a month'),
  creative('painting', 2, 12, 'paints on paper, mostly'),
  creative('crafting', 4, 14),
  creative('pretend-play', 2, 7, 'has been a cat since Tuesday'),
  creative('dress-up', 2, 8, 'wears a cape to the grocery store'),
  creative('playing-instrument', 6, 18, 'is three songs into the ukulele'),
  creative('storytelling-writing', 7, 18, 'is on chapter nine of a novel'),
  stem('stacking-sorting', 0, 3, 'stacks whatever is in reach'),
  stem('building-blocks', 2, 9, 'is building a city in the hallway'),
  stem('puzzles', 2, 12, 'will not leave a puzzle before the last piece'),
  stem('taking-apart', 5, 14, 'has taken the toaster apart twice'),
  stem('science-experiments', 5, 15),
  stem('coding', 8, 18, 'builds small games on my old laptop'),
  physical('tummy-time-crawling', 0, 0, 'has just discovered crawling'),
  physical('climbing', 1, 12, 'climbs anything with a second rung'),
  physical('playground', 1, 10),
  physical('swimming', 1, 18, 'would live in the pool'),
  physical('cycling-scooters', 3, 14, 'goes everywhere by scooter'),
  physical('team-sports', 7, 18, 'talks about practice all week'),
  physical('gymnastics', 4, 14, 'enters most rooms by cartwheel'),
  sensory('bubbles', 1, 4, 'would trade dinner for bubbles'),
  sensory('water-play', 1, 6, 'finds every puddle'),
  sensory('sand-play', 1, 6),
  sensory('mud-kitchen', 2, 7, 'cooks with mud'),
  sensory('textures-fabrics', 0, 2),
  sensory('slime-putty', 5, 11, 'has opinions about slime'),
  nature('pets', 1, 12, 'greets every dog on the block by name'),
  nature('pets', 13, 18, 'walks four dogs before dinner'),
  nature('bugs', 2, 9, 'carries beetles in both pockets'),
  nature('stroller-walks', 0, 2, 'sleeps only while the stroller moves'),
  nature('hikes', 5, 18),
  nature('beach-lakes', 1, 18),
  nature('horses', 6, 15, 'has drawn the same horse four hundred times'),
  media('family-movies', 4, 18, 'quotes whole movies at dinner'),
  media('audiobooks-podcasts', 4, 14, 'knows whole audiobooks by heart'),
  media('grandparent-calls', 0, 10),
  social('shy-at-first', 1, 14, 'needs ten minutes before saying hello'),
  social('outgoing', 2, 18, 'makes friends in every elevator'),
  social('adventurous', 1, 14),
  social('easy-going', 0, 18),
  social('curious', 3, 14, 'asks why before the sentence is over'),
  social('good-with-little-ones', 8, 18, 'is wonderful with smaller kids'),
  rhythm('still-naps', 0, 3, 'naps at one o’clock sharp'),
  rhythm('early-riser', 0, 12, 'is up at a quarter to six'),
  rhythm('outdoors-every-day', 0, 12),
  rhythm('flexible-days', 0, 5),
  rhythm('quiet-places', 0, 18),
];
