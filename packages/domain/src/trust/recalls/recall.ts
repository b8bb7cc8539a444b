import { DomainError } from '../../platform/shared/errors.ts';
import { skeleton } from '../../platform/shared/skeleton.ts';
import { contain, readingsOf, wordsOf } from '../../platform/shared/whole-words.ts';

/** What a maker or an authority has called back. */
export interface Recall {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** When it was announced: a day, or the year alone where no more is known. */
  readonly date: string;
  /** Names of who made it, any of which may stand in a listing. */
  readonly brands: readonly string[];
  /** Names and numbers of what is recalled, any of which may stand in a listing. */
  readonly models: readonly string[];
}

/** Page on which members read of a recall. */
export type RecallLink = Pick<Recall, 'title' | 'url'>;

/** What a listing says of a product, or of a service in which one may be used. */
export interface RecallableProduct {
  readonly title: string;
  readonly description: string;
  readonly brand: string | null;
  readonly model: string | null;
}

const phrasesOf = (names: readonly string[]): readonly string[] =>
  names.map((name) =>
    wordsOf(name)
      .filter((word) => word !== '.')
      .join(' '),
  );

interface RecallPhrases {
  readonly recall: Recall;
  readonly brands: readonly string[];
  readonly models: readonly string[];
}

/** What a name begins with, however it is spelled or written apart. */
const beginningOf = (words: readonly string[]): string => skeleton(words.join('')).slice(0, 2);

/** Groups by the beginning of each brand, since there are thousands of recalls and few of them concern a product. */
function byBeginning(recalls: readonly Recall[]): ReadonlyMap<string, readonly RecallPhrases[]> {
  const found = new Map<string, RecallPhrases[]>();
  for (const recall of recalls) {
    const phrases = { recall, brands: phrasesOf(recall.brands), models: phrasesOf(recall.models) };
    for (const brand of phrases.brands) {
      const beginning = beginningOf(brand.split(' '));
      found.set(beginning, [...(found.get(beginning) ?? []), phrases]);
    }
  }
  return found;
}

/** Enough for two letters, though each may be written apart, repeated or as two others. */
const wordsLookedAt = 4;

/** Finds the newest recall of a product, both whose brand and whose model are said of it; undefined if there is none. */
export function recallFinder(recalls: readonly Recall[]): (product: RecallableProduct) => Recall | undefined {
  const known = byBeginning(recalls);
  return ({ title, description, brand, model }) => {
    const readings = readingsOf([title, description, brand, model].join('. '));
    const possible = readings.flatMap((words) =>
      [...words.keys()].flatMap((at) => known.get(beginningOf(words.slice(at, at + wordsLookedAt))) ?? []),
    );
    const says = (phrases: readonly string[]) => readings.some((words) => contain(words, phrases));
    const [newest] = [...new Set(possible)]
      .filter(({ brands, models }) => says(brands) && says(models))
      .toSorted(({ recall: one }, { recall: other }) => other.date.localeCompare(one.date));
    return newest?.recall;
  };
}

/** Throws if a product was recalled. */
export function requireNotRecalled(product: RecallableProduct, recalls: readonly Recall[]): void {
  const recall = recallFinder(recalls)(product);
  if (!recall) return;
  const { title, url } = recall;
  throw new DomainError(
    'conflict',
    'RECALLED',
    `This was recalled and may not be sold: ${title}. Whoever made it repairs it, replaces it or pays for it.`,
    { flags: { recall: { title, url } } },
  );
}
