/** The vocabulary of the onboarding form, and that of the tags on Edit Profile. */
export type Vocabulary = 'onboarding' | 'tags';

export interface Option {
  /** The stored value. Never change one: members' rows contain it. */
  readonly slug: string;
  readonly label: string;
  readonly vocabularies: readonly Vocabulary[];
  /** Its meaning, worded to fit a sentence about two members. Equal concepts count as equal answers. */
  readonly concepts: readonly string[];
}

type Row = (slug: string, label: string, ...concepts: string[]) => Option;

const row =
  (...vocabularies: Vocabulary[]): Row =>
  (slug, label, ...concepts) => ({ slug, label, vocabularies, concepts });

export const onboarding = row('onboarding');
export const tag = row('tags');
/** An entry that is the same in both vocabularies is one option. */
export const both = row('onboarding', 'tags');
