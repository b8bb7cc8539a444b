import { DomainError } from '../../platform/shared/errors.ts';
import { contain, wordsOf } from '../../platform/shared/whole-words.ts';

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

/** What a listing says of a product. */
export interface RecallableProduct {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly brand: string | null;
  readonly model: string | null;
}

const phrasesOf = (names: readonly string[]): readonly string[] =>
  names
    .map((name) =>
      wordsOf(name)
        .filter((word) => word !== '.')
        .join(' '),
    )
    .filter((phrase) => phrase !== '');

/** Whether both the brand and the model of a recall are said of a product. */
export function isRecalled(product: RecallableProduct, { brands, models }: Recall): boolean {
  if (product.type !== 'product') return false;
  const { title, description, brand, model } = product;
  const words = wordsOf([title, description, brand ?? '', model ?? ''].join('. '));
  return contain(words, phrasesOf(brands)) && contain(words, phrasesOf(models));
}

/** The newest recall of a product; undefined if there is none. */
export const recallOf = (product: RecallableProduct, recalls: readonly Recall[]): Recall | undefined =>
  recalls
    .filter((recall) => isRecalled(product, recall))
    .toSorted((one, other) => other.date.localeCompare(one.date))[0];

/** Throws if a product was recalled. */
export function requireNotRecalled(product: RecallableProduct, recalls: readonly Recall[]): void {
  const recall = recallOf(product, recalls);
  if (!recall) return;
  const { title, url } = recall;
  throw new DomainError(
    'conflict',
    'RECALLED',
    `This was recalled and may not be sold: ${title}. Whoever made it repairs it, replaces it or pays for it.`,
    { flags: { recall: { title, url } } },
  );
}
