export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Each with an address of its own. */
  readonly items?: readonly { readonly id: string; readonly title: string; readonly words: string }[];
}
