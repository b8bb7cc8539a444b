import { eventsContract } from '@nestmates/application/live/contract.ts';
import type { Live } from '@nestmates/application/live/live-streams.ts';
import { type Route, serve } from '../shared/serve.ts';

/** A browser that connects again sends the header by itself; it is newer than what the page once put into the address. */
export const eventsRoutes = (live: Live): Route[] => [
  serve(eventsContract.stream, ({ by, query, lastEventId }) => live.open(by, lastEventId ?? query.after)),
];
