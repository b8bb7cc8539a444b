/** Given to a list that stands beside what was opened from it (`Panes`): its entries lead there. */
export interface Beside {
  /** What is open, if anything. */
  readonly openId: number | undefined;
}

/** The title of a list leaves the h1 to what is open beside it. */
export const listTitle = (beside: Beside | undefined): 'h1' | 'h2' =>
  beside?.openId === undefined ? 'h1' : 'h2';
