import { readQuery } from '../../platform/queries/read-query.ts';

/** Whether her payment account is ready. */
export const paymentAccountQuery = readQuery('get /api/stripe/connect/status');
