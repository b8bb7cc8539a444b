import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';

const count = z.int();

/** What is counted week by week. */
export const weeklyCounts = ['members', 'matches', 'messages', 'swaps', 'orders'] as const;
export type WeeklyCount = (typeof weeklyCounts)[number];

export const statisticsView = z.object({
  members: count,
  /** Registered within the last seven days. */
  newMembers: count,
  /** Who has used their session within the last seven days. */
  activeMembers: count,
  matches: count,
  messages: count,
  swaps: count,
  /** That were paid. */
  orders: count,
  /** Cents that are held for orders. */
  held: count,
  /** What was new in each of the last twelve weeks, which begin on Monday in UTC; the oldest first. */
  weeks: z.readonly(
    z.array(
      z.object({
        /** Its Monday, as a date. */
        from: z.string(),
        members: count,
        matches: count,
        messages: count,
        swaps: count,
        orders: count,
      }),
    ),
  ),
});
export type StatisticsView = z.infer<typeof statisticsView>;

export const statisticsContract = {
  show: endpoint({
    method: 'get',
    path: '/api/admin/overview',
    access: 'admin',
    response: statisticsView,
    summary: 'How many members there are and what they do, today and over the last twelve weeks.',
  }),
};
