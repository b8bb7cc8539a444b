/** A set of concepts, a bit for each, 32 to a word: what two members share is counted without a loop over words. */
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

/** Slugs that mean something here; each slug must mean one thing over all the tables. */
export function conceptSpace(options: readonly OptionConcepts[]): ConceptSpace {
  const names = [...new Set(options.flatMap(({ concepts }) => concepts))];
  return {
    names,
    bits: new Map(options.map(({ slug, concepts }) => [slug, concepts.map((name) => names.indexOf(name))])),
  };
}

/** Slugs of another time mean nothing, and do no harm. */
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

/** What both have counts so many times what only one has: who ticks much must not look far from who ticks little. */
const sharedWeight = 6;

/**
 * How alike two sets are, 0 to 1: one thing shared by two who name four each is half. Adding the same to both
 * never lowers it, and two empty sets are alike.
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
  if (differing === 0) return 1;
  return (sharedWeight * shared) / (sharedWeight * shared + differing);
}

/** How many bits of a word are set, counted in parallel in pairs, fours and eights. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
