/** Swipes reach the server in the order in which they were made, and a search knows of all before it. */
export const deckScope = { scope: { id: 'deck' } } as const;
