import { messagesContract } from '@nestmates/application/friends/messages/contract.ts';
import { EndedConversations } from '@nestmates/application/friends/messages/ended-conversations.ts';
import { Messages } from '@nestmates/application/friends/messages/messages.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const messagesRoutes = withServices([Messages, EndedConversations], (messages, ended) => [
  serve(messagesContract.conversations, async ({ by, query, paged }) =>
    paged(await messages.conversations({ by, ...query })),
  ),
  serve(messagesContract.unread, ({ by }) => messages.unread(by)),
  serve(messagesContract.waiting, ({ by }) => messages.waiting(by)),
  serve(messagesContract.conversation, ({ by, params }) =>
    messages.conversation({ by, otherId: params.userId }),
  ),
  serve(messagesContract.thread, async ({ by, params, query, paged }) =>
    paged(await messages.thread({ by, otherId: params.userId, ...query })),
  ),
  serve(messagesContract.ended, ({ by }) => ended.list(by)),
  serve(messagesContract.endedThread, async ({ by, params, query, paged }) =>
    paged(await ended.thread({ by, otherId: params.userId, ...query })),
  ),
  serve(messagesContract.send, ({ by, body }) => messages.send({ by, ...body })),
  serve(messagesContract.read, ({ by, params, body }) =>
    messages.read({ by, otherId: params.userId, upTo: body.upTo }),
  ),
]);
