/** The words of the onboarding form, and those of the tags on Edit Profile. */
export type Vocabulary = 'onboarding' | 'tags';

export interface Option {
  /** What is stored. Never change one: members have chosen it. */
  readonly slug: string;
  readonly label: string;
  readonly vocabularies: readonly Vocabulary[];
  /** What it means, in words that fit a sentence about two members. Equal concepts count as equal answers. */
  readonly concepts: readonly string[];
}

type Row = (slug: string, label: string, ...concepts: string[]) => Option;

const row =
  (...vocabularies: Vocabulary[]): Row =>
  (slug, label, ...concepts) => ({ slug, label, vocabularies, concepts });

export const onboarding = row('onboarding');
export const tag = row('tags');
/** The same word in both vocabularies is one option. */
export const both = row('onboarding', 'tags');
