import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { streamEvent } from './stream-event.ts';

export const liveContract = {
  stream: endpoint({
    method: 'get',
    path: '/api/events',
    access: 'member',
    query: { after: z.optional(z.string().check(z.maxLength(40))) },
    response: streamEvent,
    streams: true,
    summary:
      'A stream of what changes for the member. Continues after the id in Last-Event-ID, or in `after` where a page cannot set a header.',
  }),
};
