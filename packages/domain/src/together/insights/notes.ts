import { characterCount } from '../../platform/shared/text.ts';
import { noteRule } from './ai-settings.ts';
import { type KnownNames, withoutNames } from './known-names.ts';

/** Capitals are needed, as people write it: "5 kids on the street" is none. */
const streetAddress =
  /(?<!\d)\d{1,5}\s+(?:[\p{Lu}\d][\p{L}\p{N}.'’-]*\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Way)(?!\p{L})/gu;

/** Whatever would let a stranger find a person, in the order in which it is replaced. */
const contactDetails: readonly (readonly [RegExp, string])[] = [
  [/(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [/[^\s@<>()[\]]+@[^\s@<>()[\]]+/gu, '[e-mail]'],
  [/(?<!\S)@[\p{L}\p{N}_.]+/gu, '[account]'],
  [streetAddress, '[address]'],
  [/(?<!\d)\d{5}(?:-\d{4})?(?!\d)/gu, '[zip]'],
  [/\+?\d(?:[\s().\-/]*\d){6,}/gu, '[number]'],
];

/** Characters that are not seen but could hide a name, turn the text around, or end a line. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Whether a note has an address, a number or a link in it, which is left out when it is shared. */
export const leadsToPerson = (note: string): boolean =>
  contactDetails.some(([pattern]) => note.normalize('NFKC').search(pattern) !== -1);

/** A note as it may be shared: the member's words without names and without what leads to a person. */
export function shareableNote(note: string, names: KnownNames): string {
  const plain = note
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(controls, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const anonymous = contactDetails.reduce(
    (text, [pattern, placeholder]) => text.replace(pattern, placeholder),
    plain,
  );
  return shortened(withoutNames(anonymous, names));
}

/** Placeholders can make a note longer than it was. */
const shortened = (note: string): string =>
  characterCount(note) <= noteRule.max ? note : Array.from(note).slice(0, noteRule.max).join('').trim();
