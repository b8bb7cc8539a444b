import { liveContract } from '@nestmates/application/platform/live/contract.ts';
import { LiveStreams } from '@nestmates/application/platform/live/live-streams.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

/**
 * A reconnecting browser sends the header itself, and it is newer than the query parameter of the page's
 * first connect.
 */
export const liveRoutes = withServices([LiveStreams], (liveStreams) => [
  serve(liveContract.stream, ({ by, query, lastEventId }) =>
    liveStreams.open(by, lastEventId ?? query.after),
  ),
]);
