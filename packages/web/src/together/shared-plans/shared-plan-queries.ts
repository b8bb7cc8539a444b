import { readQuery } from '../../platform/queries/read-query.ts';

export const sharedPlansQuery = readQuery('get /api/shared-plans');
export const metQuery = readQuery('get /api/shared-plans/met');
