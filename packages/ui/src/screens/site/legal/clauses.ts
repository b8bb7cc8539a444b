export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
