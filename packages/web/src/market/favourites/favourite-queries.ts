import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { listQuery } from '../../platform/queries/lists.ts';

/** No event says what becomes of a listing. */
const staleTime = minutes(2);

export const favouriteListingsQuery = { ...listQuery('get /api/favourites/listings'), staleTime };
export const favouriteSellersQuery = { ...listQuery('get /api/favourites/sellers'), staleTime };
