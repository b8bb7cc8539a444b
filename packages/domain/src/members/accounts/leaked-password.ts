import { type DomainError, invalid } from '../../platform/shared/errors.ts';

export const leakedPassword = (path: string): DomainError =>
  invalid(path, 'This password is easy to guess or has leaked elsewhere. Please choose another one.');

/** What is left of a shorter one may be the beginning of anything. */
const minLetters = 4;

/**
 * As it is compared with the commonest passwords: without case, and without the digits and signs that one adds at the
 * end. One that is hardly anything else keeps its digits.
 */
export function withoutEnding(password: string): string {
  const lower = password.toLowerCase();
  const word = lower.replace(/[^\p{L}]+$/u, '');
  if (word.length >= minLetters) return word;
  return lower.replace(/[^\p{L}\p{Nd}]+$/u, '') || lower;
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
};

/** The words that are meant where digits and signs stand for letters; `1` and `|` stand for two of them. */
export function wordsMeant(password: string): readonly string[] {
  const word = withoutEnding(password).replace(/[03457$@!]/g, (sign) => letters[sign] ?? sign);
  return [...new Set(['i', 'l'].map((letter) => word.replace(/[1|]/g, letter)))];
}
