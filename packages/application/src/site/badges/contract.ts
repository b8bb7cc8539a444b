import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';

const countsView = z.object({
  /** Her connections. */
  connections: z.int(),
  /** Connection requests that wait for her answer. */
  requests: z.int(),
  /** Swap requests that wait for her answer. */
  swaps: z.int(),
  /** Swaps of hers for which the other proposes another time, or of which she is asked whether they happened. */
  swapAnswers: z.int(),
  /** Playdates that the other has proposed and that wait for her answer. */
  playdates: z.int(),
  /** Who is out whom she may see; 0 without check-ins in her plan. */
  nearby: z.int(),
  /** Unread messages, counted as far as a badge shows; without messages in her plan those of her buyers and sellers. */
  unread: z.int(),
  /** Who has asked her about something that she sells; she may answer in any plan. Counted up to 100. */
  buyers: z.int(),
  /** From whom she has ordered; she may write about it in any plan. Counted up to 100. */
  sellers: z.int(),
  /** Swaps that she and the other have both said to have happened. */
  swapsDone: z.int(),
  /** Whether she has anything listed that she has not removed: it opens the seller dashboard. */
  hasListings: z.boolean(),
  /** Whether she has bought or sold anything: her orders are hers in any plan. */
  hasOrders: z.boolean(),
});
export type CountsView = z.infer<typeof countsView>;

export const countsContract = {
  show: endpoint({
    method: 'get',
    path: '/api/counts',
    access: 'member',
    response: countsView,
    summary: 'How many of each the caller has or is waited for by, for badges and the dashboard.',
  }),
};
