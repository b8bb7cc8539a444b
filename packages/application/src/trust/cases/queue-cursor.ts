import * as z from 'zod/mini';
import { pageQuery } from '../../platform/contract/paging.ts';

/** The position of a case in the queue: its rank, the time of its oldest report in microseconds, and its id. */
export interface QueueCursor {
  readonly rank: number;
  readonly at: number;
  readonly id: number;
}

const queueCursor = z.pipe(
  z.string().check(z.regex(/^\d{1,9}\.\d{1,16}\.[1-9]\d{0,9}$/, 'Not a place in this list')),
  z.transform((text): QueueCursor => {
    const [rank = 0, at = 0, id = 0] = text.split('.').map(Number);
    return { rank, at, id };
  }),
);

/** Works as `pageQuery`, for the queue. Clients take the cursor from the Link header. */
export const queuePageQuery = { ...pageQuery, before: z.optional(queueCursor) };

export const formatQueueCursor = ({ rank, at, id }: QueueCursor): string => `${rank}.${at}.${id}`;
