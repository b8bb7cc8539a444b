import { messagingContract } from '@nestmates/application/messages/contract.ts';
import type { Messages } from '@nestmates/application/messages/messages.ts';
import { type Route, serve } from '../shared/serve.ts';

export const messagingRoutes = (messages: Messages): Route[] => [
  serve(messagingContract.conversations, async ({ by, query, list }) =>
    list(await messages.conversations({ by, ...query })),
  ),
  serve(messagingContract.unread, ({ by }) => messages.unread(by)),
  serve(messagingContract.conversation, ({ by, params }) =>
    messages.conversation({ by, otherId: params.userId }),
  ),
  serve(messagingContract.thread, async ({ by, params, query, list }) =>
    list(await messages.thread({ by, otherId: params.userId, ...query })),
  ),
  serve(messagingContract.send, ({ by, body }) => messages.send({ by, ...body })),
  serve(messagingContract.read, ({ by, params, body }) =>
    messages.read({ by, otherId: params.userId, upTo: body.upTo }),
  ),
];
