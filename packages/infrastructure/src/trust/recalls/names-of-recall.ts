import { wordsOf } from '@nestmates/domain/platform/shared/whole-words.ts';

interface Named {
  readonly Name?: string | null | undefined;
}

/** What of a recall names somebody or something. */
interface PublishedNames {
  readonly Title: string;
  readonly Products?: readonly (Named & { readonly Model?: string | null | undefined })[] | null | undefined;
  readonly Manufacturers?: readonly Named[] | null | undefined;
  readonly Importers?: readonly Named[] | null | undefined;
}

/** Ends of the names of firms. */
const legalForms = /[\s,]+(?:inc|llc|ltd|co|corp|corporation|company|group|usa|us|gmbh|limited|of)\b\.?.*$/i;

const present = (names: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(names.map((name) => name?.trim() ?? '').filter((name) => name.length > 1)),
];

const firmIn = (name: string | null | undefined) => name?.split(',')[0]?.replace(legalForms, '');

/** Who recalls it, by the headline ("Graco Recalls ..."), and who has made or imported it. */
export function brandsIn({ Title, Manufacturers, Importers }: PublishedNames): readonly string[] {
  const [, recalling] = /^(.+?) (?:Expands|Reannounces|Announces)? ?Recalls?\b/.exec(Title) ?? [];
  const firms = [...(Manufacturers ?? []), ...(Importers ?? [])].map(({ Name }) => firmIn(Name));
  return present([recalling && firmIn(recalling), ...firms]);
}

/** Says what kind of product it is, and not which one. */
const usual = new Set(
  [
    ...[
      'all',
      'and',
      'baby',
      'bassinet',
      'bicycle',
      'bike',
      'booster',
      'bouncer',
      'brand',
      'by',
      'car',
      'carrier',
    ],
    ...[
      'chair',
      'child',
      'children',
      'childrens',
      'convertible',
      'crib',
      'cribs',
      'double',
      'drop',
      'electric',
      'folding',
    ],
    ...[
      'for',
      'full',
      'helmet',
      'high',
      'highchair',
      'in',
      'inclined',
      'infant',
      'jogging',
      'kid',
      'kids',
      'lounger',
    ],
    ...[
      'model',
      'multi',
      'newborn',
      'of',
      'playard',
      'portable',
      'product',
      'purpose',
      'rocker',
      'seat',
      'set',
      'side',
    ],
    ...[
      'single',
      'size',
      'sleeper',
      'sport',
      'stroller',
      'swing',
      'system',
      'the',
      'toddler',
      'toy',
      'travel',
      'with',
    ],
    ...['wood', 'wooden', 'yard', 'youth'],
  ].flatMap((word) => [word, `${word}s`]),
);

/** The part of a name by which one product is told from others of its kind. */
function ownName(name: string, brands: readonly string[]): string {
  const brandWords = new Set(brands.flatMap(wordsOf));
  const words = wordsOf(name.replaceAll(/[™®©]|\bplay yards?\b/gi, '')).filter(
    (word) => word !== '.' && !brandWords.has(word),
  );
  while (words.length > 0 && usual.has(words.at(-1) ?? '')) words.pop();
  while (words.length > 0 && usual.has(words[0] ?? '')) words.shift();
  return words.join(' ');
}

/** One letter or digit alone is in too many listings. */
const tells = (name: string): boolean => name.replaceAll(' ', '').length > 2;

/** Names of the products, and their numbers where there are any. */
export function modelsIn({ Products }: PublishedNames, brands: readonly string[]): readonly string[] {
  const found = (Products ?? []).flatMap(({ Name, Model }) => [
    ownName(Name ?? '', brands),
    ...(Model ?? '').split(/[,;]| and /),
  ]);
  return present(found).filter((name) => tells(name) && ownName(name, []) !== '');
}
