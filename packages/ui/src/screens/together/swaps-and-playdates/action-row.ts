/** Asked before it is done, since it cannot be taken back. */
export interface ActionQuestion {
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
}

/** What the screens say of an action on a swap or playdate. */
export interface ActionRow<Entry> {
  /** Left out of the two answers, whose buttons stand everywhere in the same words. */
  readonly button?: { readonly label: string; readonly pendingLabel?: string };
  readonly question?: (entry: Entry) => ActionQuestion;
  /** Done with a form, or with one tap. */
  readonly form?: true;
  /** The toasts afterwards. */
  readonly says: string;
  readonly fails: string;
}
