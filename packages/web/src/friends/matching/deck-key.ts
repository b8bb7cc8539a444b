/** Key of the deck in the query cache. */
export const deckKey = ['deck'];
