/** Counts code points, as PostgreSQL and the contracts do; most emoji are two code units in JavaScript. */
export const characterCount = (text: string): number => Array.from(text).length;

/**
 * Spaces and characters without a glyph, such as an empty Braille cell or a Hangul filler, are not visible
 * text.
 */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/**
 * Without line breaks, and without the control characters that reverse the direction of the text around them.
 */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
