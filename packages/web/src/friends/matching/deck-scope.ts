/** Actions of one scope run in order: swipes reach the server as they were made, and a search comes after them. */
export const deckScope = 'deck';
