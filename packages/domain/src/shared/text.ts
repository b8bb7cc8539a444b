/** Counted as PostgreSQL and the contracts count: most emoji are two units of a JavaScript string. */
export const characterCount = (text: string): number => Array.from(text).length;

/** Spaces, and marks that draw nothing by themselves, say nothing either: an empty Braille cell, a Hangul filler. */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Without what breaks a line, and without marks that would turn the words around it the other way. */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
