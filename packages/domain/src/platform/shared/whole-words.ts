/** Before one of these the words of another thought begin. */
const stop = '.';

/** The words of a text without case and accents; where a sentence or a part of it ends stands a full stop. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .toLowerCase()
    .replace(/[,.;:!?()\n]+(?!\d)/g, ` ${stop} `)
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '');

/** Also in the plural. */
const isWord = (word: string | undefined, wanted: string): boolean =>
  word === wanted ||
  word === `${wanted}s` ||
  word === `${wanted}es` ||
  (wanted.endsWith('y') && word === `${wanted.slice(0, -1)}ies`);

const negations = new Set([
  'no',
  'not',
  'never',
  'non',
  'nor',
  'without',
  'isnt',
  'arent',
  'wasnt',
  'hasnt',
  'havent',
]);
/** How many words after a "never" it still speaks of. */
const negatedWords = 6;

/** Whether a sentence says of what stands from here to there that it is not so: "never in an accident", "smoke free". */
function isNegated(words: readonly string[], from: number, to: number): boolean {
  const before = words.slice(Math.max(0, from - negatedWords), from);
  const sentence = before.slice(before.lastIndexOf(stop) + 1);
  return sentence.some((word) => negations.has(word)) || words[to] === 'free';
}

/** Where a phrase of lower-case words begins, each time it stands there as whole words. */
export function placesOf(words: readonly string[], phrase: string): readonly number[] {
  const wanted = phrase.split(' ');
  return [...words.keys()].filter((at) => wanted.every((word, nth) => isWord(words[at + nth], word)));
}

/** Whether the words contain one of these phrases. */
export const contain = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => placesOf(words, phrase).length > 0);

/** The same, but not where it is said that it is not so. */
export const affirm = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) =>
    placesOf(words, phrase).some((at) => !isNegated(words, at, at + phrase.split(' ').length)),
  );
