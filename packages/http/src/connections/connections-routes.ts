import type { Connections } from '@nestmates/application/connections/connections.ts';
import { connectionsContract } from '@nestmates/application/connections/contract.ts';
import { type Route, serve } from '../shared/serve.ts';

export const connectionsRoutes = (connections: Connections): Route[] => [
  serve(connectionsContract.list, async ({ by, query, paged }) => paged(await connections.list(by, query))),
  serve(connectionsContract.unmatch, ({ by, params }) => connections.unmatch(by, params)),
  serve(connectionsContract.pending, async ({ by, query, paged }) =>
    paged(await connections.pending(by, query)),
  ),
  serve(connectionsContract.request, ({ by, body }) => connections.request(by, body)),
  serve(connectionsContract.respond, ({ by, body }) => connections.respond(by, body)),
];
