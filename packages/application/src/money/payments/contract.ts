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
    response: z.object({
      /** Money can be sent to it; one that is there may still miss details. */
      connected: z.boolean(),
      started: z.boolean(),
      /** What we keep of sales of an account that the caller had before. */
      kept: z.int(),
    }),
    summary:
      "Whether the caller's payment account is ready, and what waits for it of an account from before.",
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
