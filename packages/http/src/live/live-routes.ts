import { liveContract } from '@nestmates/application/live/contract.ts';
import type { LiveStreams } from '@nestmates/application/live/live-streams.ts';
import { type Route, serve } from '../shared/serve.ts';

/** A browser that connects again sends the header by itself; it is newer than what the page once put into the address. */
export const liveRoutes = (live: LiveStreams): Route[] => [
  serve(liveContract.stream, ({ by, query, lastEventId }) => live.open(by, lastEventId ?? query.after)),
];
