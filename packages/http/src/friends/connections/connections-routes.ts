import { Connections } from '@nestmates/application/friends/connections/connections.ts';
import { connectionsContract } from '@nestmates/application/friends/connections/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const connectionsRoutes = withServices([Connections], (connections) => [
  serve(connectionsContract.list, async ({ by, query, paged }) => paged(await connections.list(by, query))),
  serve(connectionsContract.unmatch, ({ by, params }) => connections.unmatch(by, params)),
  serve(connectionsContract.pending, async ({ by, query, paged }) =>
    paged(await connections.pending(by, query)),
  ),
  serve(connectionsContract.request, ({ by, body }) => connections.request(by, body)),
  serve(connectionsContract.respond, ({ by, body }) => connections.respond(by, body)),
]);
