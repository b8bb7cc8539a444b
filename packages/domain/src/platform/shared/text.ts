import { invalid } from './errors.ts';

/** Counts code points, as PostgreSQL and the contracts do; most emoji are two code units in JavaScript. */
export const characterCount = (text: string): number => Array.from(text).length;

/**
 * Spaces and characters without a glyph, such as an empty Braille cell or a Hangul filler, are not visible
 * text.
 */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Removes line breaks, and the characters that change the direction of the text around them. */
export const toOneLine = (text: string): string =>
  text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();

interface RequiredText {
  readonly field: string;
  readonly missing: string;
  readonly max: number;
  readonly tooLong: string;
}

/** The text as it is stored; refused without anything visible in it, or when it is too long. */
export function requireText(text: string, { field, missing, max, tooLong }: RequiredText): string {
  const trimmed = text.trim();
  if (!hasVisibleText(trimmed)) throw invalid(field, missing);
  if (characterCount(trimmed) > max) throw invalid(field, tooLong);
  return trimmed;
}
