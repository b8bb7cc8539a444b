import { readQuery } from '../../platform/queries/read-query.ts';

/** Whether the seller's payment account is ready. */
export const paymentAccountQuery = readQuery('get /api/stripe/connect/status');

/** What the provider asks for before it pays, and what became of payouts. */
export const paymentNeedsQuery = readQuery('get /api/seller/payment-account');
