import { readQuery } from '../../platform/queries/read-query.ts';

/** What the member has earned as a seller. */
export const earningsQuery = readQuery('get /api/seller/earnings');
