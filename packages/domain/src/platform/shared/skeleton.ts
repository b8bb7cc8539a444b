import { confusables } from './confusables.ts';

/** Digits and signs by the letter that they stand for; `1`, `|` and `!` stand for an `l` too. */
export const letterBySign: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
  '@': 'a',
  '!': 'i',
  '|': 'i',
};

const latin = new Map(
  Object.entries(confusables).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter] as const),
  ),
);

/** A text in lower case and without accents and characters that cannot be seen, its letters as they look. */
export const plainText = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toLowerCase(),
    (letter) => latin.get(letter) ?? letter,
  ).join('');

/** Signs as letters where a word has them; an exclamation mark only within one. */
export const withSignsRead = (plain: string): string =>
  plain.replace(/[$@|]*\p{L}(?:[$@!|]*\p{L})*[$@]*/gu, (word) =>
    word.replace(/[$@!|]/g, (sign) => letterBySign[sign] ?? sign),
  );

/** Digits in a word that has letters are read as letters; a number stays one, but for its zeros and ones. */
const withDigitsRead = (plain: string): string =>
  plain.replace(/[\p{L}\p{N}]+/gu, (word) =>
    word.replace(/\p{L}/u.test(word) ? /\d/g : /[01]/g, (digit) => letterBySign[digit] ?? digit),
  );

/** A letter that is repeated, once. */
export const withoutRepeats = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1');

/**
 * A text as somebody reads it who looks at it for a moment, for the comparison of names: two texts that are read
 * alike have one skeleton. An "i" is an "l", "rn" an "m", "vv" a "w", and letters other than "l" that are repeated
 * count once: "Mila" is not "Mia".
 */
export const skeleton = (text: string): string =>
  withDigitsRead(withSignsRead(plainText(text).replace(/\|/g, 'l')))
    .replace(/vv/g, 'w')
    .replace(/rn/g, 'm')
    .replace(/i/g, 'l')
    .replace(/([^\P{L}l])\1+/gu, '$1');

const looks: Readonly<Record<string, string>> = { m: 'm|rn', w: 'w|vv' };

function looksOf(letter: string): string {
  const read = letter === 'l' ? 'i' : letter;
  const signs = Object.keys(letterBySign).filter((sign) => letterBySign[sign] === read && /\d/.test(sign));
  const letters = read === 'i' ? ['i', 'l'] : [looks[read] ?? read];
  return `(?:${[...letters, ...signs].join('|')})`;
}

/** One more letter makes another word of a short one: "Gunn", "coot". */
const shortWord = 3;

/**
 * How a word of small letters and digits may be written in a plain text, as a regular expression: with digits for
 * letters, and with letters repeated. Its own digits stay digits, and what it has twice is not there once.
 */
export function spellingsOf(word: string): string {
  const [least, more] = word.length > shortWord ? ['', '*'] : ['{2,}', '?'];
  return word.replace(/([a-z])\1*/g, (run, letter: string) => {
    const look = looksOf(letter);
    return `${look.repeat(run.length)}(?:${look}${least})${more}`;
  });
}
