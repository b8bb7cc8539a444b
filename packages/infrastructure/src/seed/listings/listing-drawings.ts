import type { ListingCategory } from '@nestmates/domain/market/listings/categories.ts';
import type { ListingContent } from '@nestmates/domain/market/listings/listing-content.ts';

interface DrawnThing {
  /** One of them stands in the title of what is sold. */
  readonly words: readonly string[];
  readonly soldAs: readonly ListingCategory[];
  /** So large that a child stands beside it. */
  readonly isLarge?: boolean;
}

const toy = { soldAs: ['Toys & Games', 'Handmade & Crafts'] } as const;
const large = { isLarge: true } as const;
const carried = { soldAs: ['Baby & Kids', 'Sports & Outdoors'], ...large } as const;
const ridden = { soldAs: ['Sports & Outdoors', 'Toys & Games'], ...large } as const;
const worn = { soldAs: ['Clothing'] } as const;
const atHome = { soldAs: ['Home & Garden', 'Baby & Kids'], ...large } as const;
const read = { soldAs: ['Books & Educational'] } as const;

/** What `packages/ui/generators/things` draws. */
export const drawnThings = {
  bear: { words: ['bear'], ...toy, ...large },
  'big-bear': { words: ['bear'], ...toy, ...large },
  'knitted-bear': { words: ['bear'], ...toy, ...large },
  'letter-blocks': { words: ['alphabet blocks'], ...toy },
  'picture-blocks': { words: ['blocks with pictures'], ...toy },
  'cut-blocks': { words: ['blocks'], ...toy },
  'stacking-rainbow': { words: ['rainbow'], ...toy },
  'felt-rainbow': { words: ['rainbow'], ...toy },
  'large-rainbow': { words: ['rainbow'], ...toy, ...large },
  'stained-rainbow': { words: ['rainbow'], ...toy, ...large },
  'peopled-rainbow': { words: ['rainbow with its people'], ...toy },
  rings: { words: ['rings'], ...toy },
  'gift-rings': { words: ['rings in a gift box'], ...toy },
  'pull-duck': { words: ['duck on wheels'], ...toy },
  'bath-ducks': { words: ['bath duck'], soldAs: ['Baby & Kids'] },
  xylophone: { words: ['xylophone'], ...toy },
  'worn-xylophone': { words: ['xylophone'], ...toy },
  dollhouse: { words: ['doll’s house'], ...toy, ...large },
  'carried-house': { words: ['doll’s house'], ...toy, ...large },
  'bare-house': { words: ['doll’s house'], ...toy, ...large },
  train: { words: ['train with three'], ...toy },
  'tin-train': { words: ['tin train'], ...toy },
  tracks: { words: ['train tracks'], ...toy },
  'number-train': { words: ['train with numbers'], ...toy },
  'balance-bike': { words: ['balance bike'], ...ridden },
  'small-bike': { words: ['balance bike'], ...ridden },
  'pedal-bike': { words: ['pedal bike'], ...ridden },
  'painted-bike': { words: ['bike'], ...ridden },
  scooter: { words: ['scooter'], ...ridden },
  'folding-scooter': { words: ['scooter'], ...ridden },
  'basket-scooter': { words: ['scooter with a basket'], ...ridden },
  tent: { words: ['tent'], ...ridden },
  'reading-tent': { words: ['reading tent'], ...ridden },
  'garden-tent': { words: ['tent for the garden'], ...ridden },
  backpack: { words: ['backpack'], ...carried },
  'school-backpack': { words: ['backpack'], ...carried },
  'weekend-backpack': { words: ['backpack'], ...carried },
  pram: { words: ['doll carriage'], ...toy, ...large },
  'willow-pram': { words: ['willow doll carriage'], ...toy, ...large },
  'rain-boots': { words: ['rain boots'], ...worn },
  clogs: { words: ['clogs'], ...worn },
  'winter-shoes': { words: ['winter shoes'], ...worn },
  'wool-jacket': { words: ['jacket'], ...worn, ...large },
  'rain-jacket': { words: ['rain jacket'], ...worn, ...large },
  'fox-sweater': { words: ['sweater'], ...worn, ...large },
  'tall-sweater': { words: ['sweater'], ...worn, ...large },
  cardigan: { words: ['cardigan'], ...worn, ...large },
  'first-cardigan': { words: ['cardigan'], ...worn },
  chair: { words: ['chair'], ...atHome },
  stool: { words: ['step stool'], ...atHome },
  'handled-stool': { words: ['step stool'], ...atHome },
  'desk-chair': { words: ['desk chair'], ...atHome },
  'rocking-chair': { words: ['rocking chair'], ...atHome },
  'doll-chairs': { words: ['dollhouse chairs'], ...toy },
  'boat-basket': { words: ['basket that became a toy boat'], ...atHome },
  'moses-basket': { words: ['moses basket'], ...atHome },
  'lidded-basket': { words: ['basket with a lid'], ...atHome },
  'picnic-basket': { words: ['picnic basket'], ...atHome },
  'picture-books': { words: ['picture books'], ...read },
  'board-books': { words: ['board books'], ...read },
  'first-readers': { words: ['first readers'], ...read },
  atlas: { words: ['atlas'], ...read },
  'bedtime-stories': { words: ['stories for bedtime'], ...read },
  'five-volumes': { words: ['five volumes'], ...read },
  'nature-guides': { words: ['nature guides'], ...read },
} as const satisfies Readonly<Record<string, DrawnThing>>;

export type DrawnThingName = keyof typeof drawnThings;
type Place = 'table' | 'rug' | 'window' | 'park' | 'hall' | 'shelf' | 'nursery';
type Paint =
  | 'berry'
  | 'brick'
  | 'moss'
  | 'honey'
  | 'water'
  | 'wicker'
  | 'rose'
  | 'sage'
  | 'plum'
  | 'sky'
  | 'fur'
  | 'gray';

/** What is drawn, where it is, and in which color, if it is another one than its usual. */
export type Drawing = readonly [thing: DrawnThingName, place: Place, paint?: Paint];

/** The whole in its place, a look from near, with a child beside it, and as it comes in its box. */
export type PhotoView = 'whole' | 'near' | 'child' | 'box';

export interface PhotoOfThing {
  /** The folder's name. */
  readonly name: string;
  readonly thing: DrawnThingName;
  readonly place: Place;
  readonly paint: Paint | null;
  readonly view: PhotoView;
  /** The child's age. */
  readonly age: number;
}

type Pictured = Partial<Pick<ListingContent, 'ages' | 'condition'>> & {
  readonly title: string;
  readonly picture?: Drawing | undefined;
};

export type PicturedThing = Pictured & { readonly category: ListingCategory };

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 48);

/** A baby cannot stand beside anything. */
const standsFrom = 2;

function viewsOf(thing: DrawnThingName, { ages, condition }: Pictured): readonly PhotoView[] {
  const { isLarge = false }: DrawnThing = drawnThings[thing];
  const views: PhotoView[] = ['whole', 'near'];
  if (isLarge && ages && ages.to >= standsFrom) views.push('child');
  if (condition === 'new') views.push('box');
  return views;
}

/** The photos of what is sold, the first one for its card. */
export function photosOfThing(pictured: Pictured): readonly PhotoOfThing[] {
  const { title, picture, ages } = pictured;
  if (!picture) return [];
  const [thing, place, paint = null] = picture;
  const age = ages ? Math.max(standsFrom, Math.round((ages.from + ages.to) / 2)) : standsFrom;
  return viewsOf(thing, pictured).map((view, nth) => ({
    name: `${slugOf(title)}-${nth + 1}`,
    thing,
    place,
    paint,
    view,
    age,
  }));
}
