import { countBits } from '../../platform/shared/bits.ts';

/**
 * A set of concepts, one bit each, in words of 32 bits, so that shared concepts are counted without a loop
 * over strings.
 */
export type Concepts = readonly number[];

interface OptionConcepts {
  readonly slug: string;
  readonly concepts: readonly string[];
}

export interface ConceptSpace {
  /** The concept of each bit. */
  readonly names: readonly string[];
  readonly bits: ReadonlyMap<string, readonly number[]>;
}

/** The slugs of these tables; a slug must mean the same concept in all of them. */
export function conceptSpace(options: readonly OptionConcepts[]): ConceptSpace {
  const names = [...new Set(options.flatMap(({ concepts }) => concepts))];
  return {
    names,
    bits: new Map(options.map(({ slug, concepts }) => [slug, concepts.map((name) => names.indexOf(name))])),
  };
}

/** Unknown slugs, such as those of an older vocabulary, are ignored. */
export function encode(space: ConceptSpace, ...lists: readonly (readonly string[])[]): Concepts {
  const words: number[] = new Array(Math.ceil(space.names.length / 32)).fill(0);
  for (const list of lists) {
    for (const slug of list) {
      for (const bit of space.bits.get(slug) ?? [])
        words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return words;
}

export const sharedNames = (space: ConceptSpace, a: Concepts, b: Concepts): readonly string[] =>
  space.names.filter((_, bit) => (((a[bit >> 5] ?? 0) & (b[bit >> 5] ?? 0)) >>> (bit & 31)) & 1);

/**
 * The weight of a shared concept relative to one that only one of the two has, so that choosing many answers
 * costs little.
 */
const sharedWeight = 6;

/**
 * The similarity of two sets, 0 to 1: one shared concept of four each is 0.5. Adding a concept to both never
 * lowers it; two empty sets count as equal.
 */
export function similarity(a: Concepts, b: Concepts): number {
  let shared = 0;
  let differing = 0;
  for (let word = 0; word < a.length; word += 1) {
    const mine = a[word] ?? 0;
    const theirs = b[word] ?? 0;
    shared += countBits(mine & theirs);
    differing += countBits(mine ^ theirs);
  }
  return similarityOf(shared, differing);
}

/** Compares by how many concepts both have, and how many only one of them has. */
export const similarityOf = (shared: number, differing: number): number =>
  differing === 0 ? 1 : (sharedWeight * shared) / (sharedWeight * shared + differing);
