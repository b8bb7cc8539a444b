/** What members can be told: where a page is closed, after an action, where there is nothing, and when it fails. */
export const kinds = ['gate', 'toast', 'empty state', 'error'] as const;
export type Kind = (typeof kinds)[number];

export interface Words {
  readonly title: string;
  readonly line?: string | undefined;
}

/** One thing that members can be told. What is filled in while the app runs stands in braces: "{firstName}". */
export interface Sentence extends Words {
  readonly kind: Kind;
  /** The path from the root of the repository. */
  readonly file: string;
}
