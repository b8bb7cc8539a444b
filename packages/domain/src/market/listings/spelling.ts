/** More meanings of one word than these would show everything. */
const maxMeant = 5;

/** Words of listings that a typed word resembles, each kind the most similar first. */
export interface SimilarWords {
  /** All that differ from it in one place, and others. */
  readonly spelt: readonly string[];
  /** Those that share most of their letters with it, in the same order. */
  readonly alike: readonly string[];
}

/** Whether the longer one is the shorter one with a letter more. */
function hasOneLetterMore(longer: string, shorter: string): boolean {
  const [long, short] = [[...longer], [...shorter]];
  const at = long.findIndex((letter, n) => letter !== short[n]);
  return long.length === short.length + 1 && long.toSpliced(at, 1).join('') === shorter;
}

/** Whether two neighboring letters changed places. */
function isSwapped(typed: string, word: string): boolean {
  const letters = [...typed];
  const at = letters.findIndex((letter, n) => letter !== [...word][n]);
  const [first = '', second = ''] = letters.slice(at);
  return at >= 0 && letters.toSpliced(at, 2, second, first).join('') === word && typed !== word;
}

function hasAnotherLetter(typed: string, word: string): boolean {
  const letters = [...word];
  const differing = [...typed].filter((letter, n) => letter !== letters[n]);
  return letters.length === [...typed].length && differing.length === 1;
}

/**
 * The words that may have been meant by one that no listing has. A missing, doubled or swapped letter is the
 * likeliest slip, then a wrong one; only where neither fits do words count that differ in more than one place.
 */
export function wordsMeant(typed: string, { spelt, alike }: SimilarWords): readonly string[] {
  const likely = spelt.filter(
    (word) => isSwapped(typed, word) || hasOneLetterMore(word, typed) || hasOneLetterMore(typed, word),
  );
  const possible = spelt.filter((word) => hasAnotherLetter(typed, word));
  const meant = [likely, possible, alike].find((words) => words.length > 0) ?? [];
  return meant.slice(0, maxMeant);
}
