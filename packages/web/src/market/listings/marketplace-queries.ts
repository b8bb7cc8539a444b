import { type ListingSearch, searchTexts } from '@nestmates/domain/market/listings/search.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { listQuery } from '../../platform/queries/lists.ts';
import { firstPageQuery, readQuery } from '../../platform/queries/read-query.ts';

/** Kept long enough for the member to look at a listing and come back to their place. */
const keptFor = minutes(30);
/** No event says what comes on sale. */
const staleTime = minutes(2);

export const searchQuery = (search: ListingSearch) => ({
  ...listQuery('get /api/marketplace', searchTexts(search)),
  gcTime: keptFor,
  staleTime,
  placeholderData: keepPreviousData,
});

/** What stands above the grid. */
export const railsQuery = {
  ...readQuery('get /api/marketplace/rails'),
  gcTime: keptFor,
  staleTime,
};

/** The order changes nothing about how many there are. */
export const countQuery = ({ sort: _, ...search }: ListingSearch) => ({
  ...readQuery('get /api/marketplace/count', searchTexts(search)),
  gcTime: keptFor,
  staleTime,
  placeholderData: keepPreviousData,
});

const onDashboard = { limit: 3 };

/** The newest of all, for the dashboard. */
export const newestQuery = {
  ...firstPageQuery('get /api/marketplace', onDashboard),
  staleTime,
};

/** The same for those whose plan opens no marketplace: pictures. Without an error toast, as the card is whole without them. */
export const newestPicturesQuery = {
  ...readQuery('get /api/marketplace/newest'),
  staleTime,
  meta: {},
};
