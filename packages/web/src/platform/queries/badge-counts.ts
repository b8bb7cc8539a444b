import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../api/endpoints.ts';
import { queryClient } from './query-client.ts';
import { queryKey } from './query-key.ts';
import { readQuery } from './read-query.ts';

export type Counts = AnswerOf<'get /api/counts'>;

export const countsKey = queryKey('get /api/counts');

const countsQuery = readQuery('get /api/counts');

/** How many of each wait for the member: for badges and the snapshot. */
export const useCounts = () => useQuery(countsQuery);

/** Takes the count that the server has just made. */
export const setUnreadCount = (unread: number): void => {
  queryClient.setQueryData<Counts>(countsKey, (counts) => counts && { ...counts, unread });
};
