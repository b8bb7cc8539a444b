import { plainText, spellingsOf, withSignsRead } from './skeleton.ts';
import { areUsual } from './usual-words.ts';

/** Mark before which the words of one thought end and those of another begin. */
const stop = '.';

function wordsIn(plain: string): readonly string[] {
  return plain
    .replace(/['’]/g, '')
    .replace(/[,.;:!?()\n]+(?!\d)/g, ` ${stop} `)
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '');
}

/** What ends a sentence: a comma, a colon and a bracket do not. */
const sentenceEnds = /(?<=[.;!?])\s+|\n+/;

/** Its sentences, with the stops behind them. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(sentenceEnds).filter((sentence) => sentence.trim() !== '');

/** The words of a text without case and accents; where a sentence or a part of it ends stands a full stop. */
export const wordsOf = (text: string): readonly string[] => wordsIn(plainText(text));

/** One word of the parts between which signs stand, unless each is a word by itself: "boot-leg". */
function withoutSigns(word: string): string {
  const parts = word.split(/\P{L}+/u);
  return areUsual(parts) ? word : parts.join('');
}

/** The words of a text as they stand there, and as they are with signs for letters and with signs within words. */
export function readingsOf(text: string): readonly (readonly string[])[] {
  const plain = plainText(text);
  const read = withSignsRead(plain).replace(/\p{L}+(?:[^\p{L}\p{N}\s]{1,3}\p{L}+)+/gu, withoutSigns);
  return read === plain ? [wordsIn(plain)] : [wordsIn(plain), wordsIn(read)];
}

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

/** The first word of a phrase in a text, and the one behind its last. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Also in the plural. */
const numbersOf = (word: string): string =>
  word.endsWith('y')
    ? `${spellingsOf(word.slice(0, -1))}(?:${spellingsOf('y')}s?|ies)`
    : `${spellingsOf(word)}${/\d$/.test(word) ? '' : '(?:e?s)?'}`;

const expressions = new Map<string, RegExp>();

/** Finds the phrase in words that are written together. */
function expressionOf(phrase: string): RegExp {
  const known = expressions.get(phrase);
  if (known) return known;
  const made = new RegExp(`^${phrase.split(' ').map(numbersOf).join('')}$`);
  expressions.set(phrase, made);
  return made;
}

/** Short ones are in too many other words to be put together from parts of them. */
const longEnough = 5;

/**
 * Accepts as many words as the phrase has, or one that is spelled, or a long one together or in parts that are no
 * words.
 */
function isWhole(words: readonly string[], phrase: string): boolean {
  const wanted = phrase.split(' ');
  if (
    words.length === wanted.length &&
    wanted.every((word, nth) => expressionOf(word).test(words[nth] ?? ''))
  )
    return true;
  const isSpelled = words.length > 2 && words.every((word) => word.length === 1);
  return isSpelled || (wanted.join('').length >= longEnough && (words.length === 1 || !areUsual(words)));
}

/** Places where a phrase of lower-case words stands as whole words, however they are spelled. */
export function placesOf(words: readonly string[], phrase: string): readonly Place[] {
  const expression = expressionOf(phrase);
  const longest = phrase.length * 2 + 4;
  return [...words.keys()].flatMap((from) => {
    let together = '';
    for (let to = from; to < words.length && words[to] !== stop && together.length < longest; ) {
      together += words[to];
      to += 1;
      if (expression.test(together) && isWhole(words.slice(from, to), phrase)) return [{ from, to }];
    }
    return [];
  });
}

/** Whether they contain one of these phrases as it is written, also in the plural. */
export const containAsWritten = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => {
    const wanted = phrase
      .split(' ')
      .map((word) => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')]);
    return words.some((_, from) => wanted.every((forms, nth) => forms.includes(words[from + nth] ?? '')));
  });

/** Whether the words contain one of these phrases. */
export const contain = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => placesOf(words, phrase).length > 0);

const affirmedPlaces = (words: readonly string[], phrase: string): readonly Place[] =>
  placesOf(words, phrase).filter(({ from, to }) => !isNegated(words, from, to));

/** The same, but not where it is said that it is not so. */
export const affirm = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => affirmedPlaces(words, phrase).length > 0);

/** How many other words may stand between those of a phrase. */
const othersBetween = 3;

/** The same with the words of a phrase in any order, near each other; for the words of one sentence. */
export const affirmInAnyOrder = (words: readonly string[], phrases: readonly string[]): boolean =>
  affirm(words, phrases) ||
  phrases.some((phrase) => {
    const [first = [], ...others] = phrase.split(' ').map((word) => affirmedPlaces(words, word));
    const between = (one: Place, other: Place) =>
      words.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)).filter((word) => word !== stop);
    return first.some((one) =>
      others.every((places) => places.some((other) => between(one, other).length <= othersBetween)),
    );
  });
