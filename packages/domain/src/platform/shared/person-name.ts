import { toOneLine } from './text.ts';

/**
 * Letters of any script with their marks, in words that spaces, hyphens, apostrophes, middle dots or joiners
 * connect. A full stop ends an abbreviation and is followed by a space, a hyphen or nothing, so that no name is
 * a web address; digits, `@`, `:` and `/` are in none, nor are characters that control a terminal or turn the
 * text around.
 */
const personName =
  /^(?:[\p{L}\p{M}]|(?<=[\p{L}\p{M}])[\u00b7\u30fb\u200c\u200d](?=\p{L})|['’‘ʼ\-‐‑־](?=[\p{L} ]|$)|(?<=[\p{L}\p{M}])\.(?=[ -]|$)| )+$/u;

export const isPersonName = (text: string): boolean => personName.test(text) && /\p{L}/u.test(text);

export const personNameMessage =
  'Please use letters only, with spaces, hyphens, apostrophes or a full stop after an initial';

/**
 * Makes the form in which a name is stored: on one line, without the marks of direction that are copied along with a
 * text.
 */
export const normalizePersonName = (text: string): string => toOneLine(text);
