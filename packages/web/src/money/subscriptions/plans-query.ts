import { readQuery } from '../../platform/queries/read-query.ts';

export const plansQuery = readQuery('get /api/plans');
