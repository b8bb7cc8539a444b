import { readQuery } from '../../platform/queries/read-query.ts';

export const ownSubscriptionQuery = readQuery('get /api/subscription');
