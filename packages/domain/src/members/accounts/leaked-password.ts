import { type DomainError, invalid } from '../../platform/shared/errors.ts';
import { letterBySign } from '../../platform/shared/skeleton.ts';

export const leakedPassword = (path: string): DomainError =>
  invalid(path, 'This password is easy to guess or has leaked elsewhere. Please choose another one.');

/** What is left of a shorter one may be the beginning of anything. */
const minLetters = 4;

/**
 * Makes the form that is compared with the commonest passwords: without case, and without the digits and signs that one
 * adds at the end. One that is hardly anything else keeps its digits.
 */
export function withoutEnding(password: string): string {
  const lower = password.toLowerCase();
  const word = lower.replace(/[^\p{L}]+$/u, '');
  if (word.length >= minLetters) return word;
  return lower.replace(/[^\p{L}\p{Nd}]+$/u, '') || lower;
}

/** The words that are meant where digits and signs stand for letters; `1` and `|` stand for two of them. */
export function wordsMeant(password: string): readonly string[] {
  const word = withoutEnding(password).replace(/[03457$@!]/g, (sign) => letterBySign[sign] ?? sign);
  return [...new Set(['i', 'l'].map((letter) => word.replace(/[1|]/g, letter)))];
}
