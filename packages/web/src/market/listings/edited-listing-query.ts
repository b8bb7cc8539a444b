import { readQuery } from '../../platform/queries/read-query.ts';

/** A listing as it is now: a form that began with older values would undo newer ones. */
export const editedListingQuery = (id: number) => ({
  ...readQuery('get /api/marketplace/:id', { id }),
  gcTime: 0,
});
