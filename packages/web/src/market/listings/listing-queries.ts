import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

/** No event says what becomes of a listing. */
const staleTime = minutes(1);

export const listingQuery = (id: number) => ({
  ...readQuery('get /api/marketplace/:id', { id }),
  staleTime,
});

export const relatedQuery = (id: number) => ({
  ...readQuery('get /api/marketplace/:id/related', { id }),
  staleTime,
});

/** A listing as it is now: a form that began with older values would undo newer ones. */
export const editedListingQuery = (id: number) => ({
  ...readQuery('get /api/marketplace/:id', { id }),
  gcTime: 0,
});
