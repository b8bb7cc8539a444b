/** What a member does that lists of people elsewhere on the page must follow, without a call to the server. */
export type PeopleChange =
  /** The member has answered, blocked or written to the other, who needs no card any more. */
  | { readonly type: 'met'; readonly userId: number }
  /** The member's own profile has changed, and with it who matches them. */
  | { readonly type: 'own-profile' };

const listeners = new Set<(change: PeopleChange) => void>();

export const onPeopleChange = (listener: (change: PeopleChange) => void): void =>
  void listeners.add(listener);

export function announcePeopleChange(change: PeopleChange): void {
  for (const tell of listeners) tell(change);
}
