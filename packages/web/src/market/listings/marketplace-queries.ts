import { type ListingSearch, searchTexts } from '@nestmates/domain/market/listings/search.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage, sentAnswer, sentPage } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

const queryOf = (search: ListingSearch) => {
  const texts = searchTexts(search);
  return Object.keys(texts).length === 0 ? undefined : texts;
};

/** Kept long enough for her to look at a listing and come back to her place. */
const keptFor = minutes(30);
/** No event says what comes on sale. */
const staleTime = minutes(2);

export const searchQuery = (search: ListingSearch) => {
  const query = queryOf(search);
  return {
    ...listQuery('get /api/marketplace', {
      ...(query && { query }),
      failedMessage: 'Failed to fetch marketplace listings.',
    }),
    gcTime: keptFor,
    staleTime,
    placeholderData: keepPreviousData,
  };
};

/** The order changes nothing about how many there are. */
export const countQuery = ({ sort: _, ...search }: ListingSearch) => {
  const query = searchTexts(search);
  return queryOptions({
    queryKey: queryKey('get /api/marketplace/count', JSON.stringify(query)),
    queryFn: () => call('get /api/marketplace/count', { query }),
    initialData: () => sentAnswer('get /api/marketplace/count', { query }),
    gcTime: keptFor,
    staleTime,
    placeholderData: keepPreviousData,
  });
};

const onDashboard = { limit: 3 };

/** The newest of all, for the dashboard. */
export const newestQuery = queryOptions({
  queryKey: queryKey('get /api/marketplace', 'newest', onDashboard.limit),
  queryFn: () => callPage('get /api/marketplace', onDashboard),
  initialData: () => sentPage('get /api/marketplace', onDashboard),
  staleTime,
});
