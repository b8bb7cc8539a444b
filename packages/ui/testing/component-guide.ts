/** `parameters.guide` of a component's stories, shown on its page in Storybook. */
export interface ComponentGuide {
  readonly use: string;
  readonly avoid: string;
  /** Keys and what they do; left out where nothing can be focused. */
  readonly keyboard?: Readonly<Record<string, string>>;
  readonly do: readonly string[];
  readonly dont: readonly string[];
}
