import { characterCount, toOneLine } from '../../platform/shared/text.ts';
import { writtenLength } from './insight.ts';
import { type KnownNames, namesSomebody } from './known-names.ts';
import { type SafetyFault, safetyFaultIn } from './safe-text.ts';

/** Why a text that a writer returned is not shown. */
export type TextFault =
  | 'length'
  | 'not-plain'
  | 'markup'
  | 'link'
  | 'contact'
  | 'instructions'
  | 'name'
  | SafetyFault;

/** Looked for before line breaks are taken out, since markup can begin a line, and after, since what is taken out can split it. */
const markup = /<\/?[a-z!?]|&#?\w+;|[*`{}|]|~~|__|\]\(|^\s*(?:#|[-–•>] |\d+[.)] )/imu;

const patterns: readonly (readonly [TextFault, RegExp])[] = [
  ['not-plain', /[\p{Cc}\p{Cn}\p{Co}\u200b\u200e\u200f\u2060\ufeff]|\\[nrtu]/u],
  ['link', /\b(?:https?:|mailto:|www\.)|[\p{L}\p{N}]\.(?:com|org|net)\b/iu],
  // A sentence that follows without a space begins with a capital letter.
  ['link', /[\p{L}\p{N}]\.\p{Ll}{2,}/u],
  ['contact', /@|\d(?:[\s().\-/]*\d){6,}|(?<!\d)\d{5}(?!\d)/u],
  [
    'instructions',
    /\b(?:as an ai|ai model|language model|system prompt|developer message|(?:previous|prior|above|your|my) instructions)\b/iu,
  ],
];

function faultIn(written: string, text: string, { names, ages }: Audience): TextFault | undefined {
  const length = characterCount(text);
  if (length < writtenLength.min || length > writtenLength.max) return 'length';
  if (markup.test(written) || markup.test(text)) return 'markup';
  const found = patterns.find(([, pattern]) => pattern.test(text));
  if (found) return found[0];
  return namesSomebody(text, names) ? 'name' : safetyFaultIn(text, ages);
}

/** Whom a text is for, as far as it must not show or endanger them. */
export interface Audience {
  readonly names: KnownNames;
  /** Ages of the children it may be about. */
  readonly ages: readonly number[];
}

export type CheckedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: TextFault };

/** A text may be shown if it is plain, of a bounded length, safe, and without markup, links and names the reader knows. */
export function checkWrittenText(written: string, audience: Audience): CheckedText {
  const text = toOneLine(written);
  const fault = faultIn(written, text, audience);
  return fault ? { ok: false, fault } : { ok: true, text };
}
