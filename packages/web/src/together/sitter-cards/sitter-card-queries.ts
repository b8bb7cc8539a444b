import { readQuery } from '../../platform/queries/read-query.ts';

/** Which of the member's children have a sitter card. */
export const writtenCardsQuery = readQuery('get /api/children/cards');

/** Gone from the memory of the page as soon as nothing shows it, and never taken from what it was before. */
const onlyWhileShown = { gcTime: 0, staleTime: 0 } as const;

export const ownCardQuery = (id: number) => ({
  ...readQuery('get /api/children/:id/card', { id }),
  ...onlyWhileShown,
});

/** A refusal stands where the cards would be. */
export const openedCardsQuery = (swapId: number) => ({
  ...readQuery('get /api/swaps/:swapId/cards', { swapId }),
  ...onlyWhileShown,
  meta: { expectedStatuses: [403, 404] },
});
