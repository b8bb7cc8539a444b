import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { eventsAddresses } from './addresses.ts';
import { streamEvent } from './stream-event.ts';

export const eventsContract = {
  stream: endpoint({
    ...eventsAddresses.stream,
    access: 'member',
    query: { after: z.optional(z.string().check(z.maxLength(40))) },
    response: streamEvent,
    goesOn: true,
    says: 'A stream of what changes for the member. Continues after the id in Last-Event-ID, or in `after` where a page cannot set a header.',
  }),
};
