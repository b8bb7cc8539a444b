import { readQuery } from '../../platform/queries/read-query.ts';

/** Whether the seller's payment account is ready. */
export const paymentAccountQuery = readQuery('get /api/stripe/connect/status');
