import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { paymentAccountView } from './account-view.ts';

/** Open in every restriction: money goes to whom it belongs, and the provider may ask for more before that. */
export const paymentsContract = {
  accountStatus: endpoint({
    method: 'get',
    path: '/api/stripe/connect/status',
    access: 'member',
    closedTo: 'nobody',
    /** Connected is an account that money can be sent to; one that is there may still miss details. */
    response: z.object({ connected: z.boolean(), started: z.boolean() }),
    summary: "Whether the caller's payment account is ready.",
  }),
  account: endpoint({
    method: 'get',
    path: '/api/seller/payment-account',
    access: 'member',
    closedTo: 'nobody',
    response: paymentAccountView,
    summary:
      'What the caller has to know of the payment account: what is asked for, what failed, what is held.',
  }),
  onboard: endpoint({
    method: 'post',
    path: '/api/stripe/connect/onboard',
    access: 'member',
    closedTo: 'nobody',
    needsPassword: true,
    response: z.object({ url: z.string() }),
    summary:
      "Begins or goes on with the payment provider's own pages for sellers. Suspended and banned members begin none.",
  }),
};
