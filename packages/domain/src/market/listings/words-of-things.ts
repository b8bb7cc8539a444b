import { containAsWritten, wordsOf } from '../../platform/shared/whole-words.ts';
import type { ListingCondition } from './listing-content.ts';
import type { ProductCategory } from './listing-draft.ts';

/** The first one that has a word of the title wins: "a book about trains" is a book, "a toy kitchen" a toy. */
const wordsOfCategories: readonly (readonly [ProductCategory, readonly string[]])[] = [
  ['Books & Educational', ['book', 'workbook', 'flash card', 'encyclopedia', 'story', 'atlas']],
  [
    'Toys & Games',
    [
      ...['toy', 'puzzle', 'game', 'doll', 'dollhouse', 'teddy', 'bear', 'block', 'lego', 'train', 'rattle'],
      ...['xylophone', 'play tent', 'play kitchen', 'stacking ring', 'marble run', 'board game'],
    ],
  ],
  [
    'Sports & Outdoors',
    ['bike', 'bicycle', 'tricycle', 'scooter', 'helmet', 'sled', 'skate', 'ball', 'racket', 'swing', 'wagon'],
  ],
  [
    'Clothing',
    [
      ...[
        'jacket',
        'coat',
        'boot',
        'shoe',
        'sneaker',
        'sandal',
        'dress',
        'shirt',
        'pants',
        'jeans',
        'onesie',
      ],
      ...['sweater', 'pajamas', 'snowsuit', 'mitten', 'hat', 'sock', 'swimsuit', 'skirt', 'raincoat'],
    ],
  ],
  [
    'Baby & Kids',
    [
      ...[
        'stroller',
        'crib',
        'bassinet',
        'car seat',
        'high chair',
        'carrier',
        'bottle',
        'pacifier',
        'diaper',
      ],
      ...['bouncer', 'play mat', 'baby monitor', 'breast pump', 'baby bath', 'potty', 'swaddle'],
    ],
  ],
  ['Electronics', ['tablet', 'headphone', 'camera', 'speaker', 'laptop', 'charger', 'walkie talkie']],
  [
    'Home & Garden',
    ['lamp', 'rug', 'shelf', 'stool', 'chair', 'table', 'bed', 'curtain', 'basket', 'planter'],
  ],
  ['Health & Beauty', ['lotion', 'thermometer', 'humidifier', 'hair dryer', 'brush']],
  ['Handmade & Crafts', ['handmade', 'yarn', 'knitting', 'crochet', 'craft', 'paint', 'quilt']],
];

/** The category that the words of a title name. */
export function categoryInWords(title: string): ProductCategory | null {
  const words = wordsOf(title);
  return wordsOfCategories.find(([, names]) => containAsWritten(words, names))?.[0] ?? null;
}

/** The first one that the title says wins: "never worn" has "worn" in it. */
const wordsOfConditions: readonly (readonly [ListingCondition, readonly string[]])[] = [
  ['new', ['brand new', 'new with tags', 'never used', 'never worn', 'unused', 'unopened', 'unworn']],
  ['like-new', ['like new', 'as new', 'almost new', 'nearly new', 'barely used', 'hardly used']],
  ['worn', ['worn', 'well loved', 'well used']],
  ['good', ['good condition', 'great condition', 'gently used']],
];

/** The condition that the words of a title say. */
export function conditionInWords(title: string): ListingCondition | null {
  const words = wordsOf(title);
  return wordsOfConditions.find(([, says]) => containAsWritten(words, says))?.[0] ?? null;
}
