import { liveContract } from '@nestmates/application/live/contract.ts';
import type { LiveStreams } from '@nestmates/application/live/live-streams.ts';
import { type Route, serve } from '../shared/serve.ts';

/**
 * A reconnecting browser sends the header itself, and it is newer than the query parameter of the page's
 * first connect.
 */
export const liveRoutes = (liveStreams: LiveStreams): Route[] => [
  serve(liveContract.stream, ({ by, query, lastEventId }) =>
    liveStreams.open(by, lastEventId ?? query.after),
  ),
];
