import { placesOf, readingsOf } from '../../platform/shared/whole-words.ts';
import type { ListingContent } from './listing-content.ts';

/** Products that hurt a child when they fail. Their brand and model are asked for, and checked against recalls. */
const hazardKinds = {
  'car-seat': { plural: 'car seats', names: ['car seat', 'carseat', 'booster seat', 'infant seat'] },
  crib: { plural: 'cribs', names: ['crib', 'bassinet', 'cot bed', 'travel cot', 'play yard', 'playard'] },
  helmet: { plural: 'helmets', names: ['helmet'] },
  stroller: { plural: 'strollers', names: ['stroller', 'pushchair', 'baby buggy', 'pram'] },
  'high-chair': { plural: 'high chairs', names: ['high chair', 'highchair'] },
} as const;

type HazardKind = keyof typeof hazardKinds;

const kinds = Object.keys(hazardKinds) as HazardKind[];

/** "Crib sheets" are no crib. */
const accessories = new Set(
  [
    ...[
      'adapter',
      'attachment',
      'bag',
      'bar',
      'bedding',
      'blanket',
      'bumper',
      'canopy',
      'caddy',
      'clip',
      'cover',
    ],
    ...[
      'cushion',
      'decoration',
      'fan',
      'footmuff',
      'hook',
      'insert',
      'liner',
      'mattress',
      'mirror',
      'mobile',
      'net',
    ],
    ...[
      'organizer',
      'pad',
      'protector',
      'rail',
      'seat cover',
      'sheet',
      'skirt',
      'sticker',
      'strap',
      'toy',
      'tray',
    ],
    ...['rain', 'cup', 'book', 'handlebar', 'hammock'],
  ].flatMap((word) => [word, `${word}s`]),
);
/** "A doll's stroller" is none, nor is "a blanket for the stroller". */
const otherThings = new Set(['doll', 'dolls', 'toy', 'play', 'pretend', 'lego', 'mini', 'dollhouse']);
const wordsBetween = 2;

function namesThing(words: readonly string[], name: string): boolean {
  return placesOf(words, name).some(({ from, to }) => {
    const before = words.slice(Math.max(0, from - wordsBetween), from);
    const next = words[to] ?? '';
    return !before.some((word) => word === 'for' || otherThings.has(word)) && !accessories.has(next);
  });
}

/** The kind that a product is by the words of its title; the categories of a listing are too wide to say it. */
export function hazardKindOf({ type, title }: Pick<ListingContent, 'title'> & { readonly type: string }) {
  if (type !== 'product') return undefined;
  const readings = readingsOf(title);
  return kinds.find((kind) =>
    hazardKinds[kind].names.some((name) => readings.some((words) => namesThing(words, name))),
  );
}

export const hazardKindLabel = (kind: HazardKind): string => hazardKinds[kind].plural;
