import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

/** The member's own, if they are checked in. */
export const ownCheckInQuery = readQuery('get /api/checkin/today');

export const nearbyQuery = listQuery('get /api/checkin/recent');

export const placesQuery = readQuery('get /api/checkin/places');
