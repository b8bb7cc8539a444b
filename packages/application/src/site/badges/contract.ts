import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';

const countsView = z.object({
  /** The member's connections. */
  connections: z.int(),
  /** Connection requests that wait for the member's answer. */
  requests: z.int(),
  /** Swap requests that wait for the member's answer. */
  swaps: z.int(),
  /**
   * Swaps of the member's for which the other proposes another time, or of which they are asked whether they
   * happened.
   */
  swapAnswers: z.int(),
  /** Playdates that the other has proposed and that wait for the member's answer. */
  playdates: z.int(),
  /** Who is out whom the member may see; 0 without check-ins in the member's plan. */
  nearby: z.int(),
  /**
   * Unread messages, counted as far as a badge shows; without messages in the member's plan those of their buyers and
   * sellers.
   */
  unread: z.int(),
  /** What is new under the bell, counted up to 100. */
  notifications: z.int(),
  /** How many of them fill the screen when the member comes to the dashboard. */
  moments: z.int(),
  /** Who has asked about something that the member sells, who may answer in any plan. Counted up to 100. */
  buyers: z.int(),
  /** Whom the member has ordered from, who may write about it in any plan. Counted up to 100. */
  sellers: z.int(),
  /** Swaps that the member and the other have both said to have happened. */
  swapsDone: z.int(),
  /** Whether the member has anything listed that they have not removed: it opens the seller dashboard. */
  hasListings: z.boolean(),
  /** Whether the member has bought or sold anything: the member's orders are theirs in any plan. */
  hasOrders: z.boolean(),
});
export type CountsView = z.infer<typeof countsView>;

export const badgesContract = {
  show: endpoint({
    method: 'get',
    path: '/api/counts',
    access: 'member',
    response: countsView,
    summary: 'How many of each the caller has or is waited for by, for badges and the dashboard.',
  }),
};
