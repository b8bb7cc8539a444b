import { listQuery } from '../../platform/queries/lists.ts';

/** What she sells, has paused and has sold. */
export const ownListingsQuery = listQuery('get /api/marketplace/my-listings');
