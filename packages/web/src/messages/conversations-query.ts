import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../api/api.ts';
import { type LongList, listKey, listQueryFn, updateItems } from '../queries/long-list.ts';
import { queryClient } from '../queries/query-client.ts';
import { hasNewerThan, markedSeen } from './read-receipts.ts';
import { notConnectedStatuses } from './thread/thread-query.ts';
import { unreadKey } from './unread-query.ts';

const conversationsKey = listKey(messagesCalls.conversations);
/** Starts with the key of the list, so that both are invalidated together. */
const keyOf = (userId: number | undefined) => [...conversationsKey, userId ?? 0];

export const useConversations = ({ enabled }: { readonly enabled: boolean }) =>
  useQuery({
    queryKey: conversationsKey,
    queryFn: listQueryFn(messagesCalls.conversations),
    enabled,
    meta: { failedMessage: 'Failed to fetch messages' },
  });

async function readConversation(userId: number): Promise<ConversationView | null> {
  try {
    return await call(messagesCalls.conversation, { params: { userId } });
  } catch (error) {
    if (error instanceof ApiError && notConnectedStatuses.includes(error.status)) return null;
    throw error;
  }
}

/** A conversation that is not on the loaded part of the list; null if it does not exist. */
export const useConversation = (userId: number | undefined, { enabled }: { readonly enabled: boolean }) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: () => readConversation(userId ?? 0),
    enabled: enabled && userId !== undefined,
  });

type Conversations = LongList<ConversationView> | null;

/** Removes a disconnected member from the list at once. */
export function removeConversation(userId: number): void {
  queryClient.setQueryData<Conversations>(conversationsKey, (list) =>
    updateItems(list, (all) => all.filter((conversation) => conversation.userId !== userId)),
  );
  queryClient.setQueryData(keyOf(userId), null);
  void queryClient.invalidateQueries({ queryKey: unreadKey });
}

/** In the query cache, which is cleared when another member logs in. */
const reportedKey = (userId: number) => [messagesCalls.read.path, userId];

/** Up to which message this page has reported, or is reporting, that she has read. */
export const reportedReadUpTo = (userId: number): number =>
  queryClient.getQueryData<number>(reportedKey(userId)) ?? 0;

/** Whether this page reported it itself, shows nothing newer and is not fetching. */
export function isReadKnown({ userId, upTo }: { readonly userId: number; readonly upTo: number }): boolean {
  const list = queryClient.getQueryData<Conversations>(conversationsKey);
  const shown = [
    list?.items.find((conversation) => conversation.userId === userId),
    queryClient.getQueryData<ConversationView | null>(keyOf(userId)),
  ];
  const reading = [conversationsKey, unreadKey].some((queryKey) => queryClient.isFetching({ queryKey }) > 0);
  return reportedReadUpTo(userId) >= upTo && !reading && !shown.some((one) => one && hasNewerThan(one, upTo));
}

/** Reports how far she has read, and updates the badges. */
export async function markRead(userId: number, upTo: number): Promise<void> {
  const before = reportedReadUpTo(userId);
  queryClient.setQueryData(reportedKey(userId), upTo);
  try {
    const { unread } = await call(messagesCalls.read, { params: { userId }, body: { upTo } });
    queryClient.setQueryData(unreadKey, { unread });
  } catch (error) {
    queryClient.setQueryData(reportedKey(userId), before);
    // The server may have got it all the same, and its event was ignored because the response was expected.
    for (const queryKey of [conversationsKey, unreadKey]) void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
  queryClient.setQueryData<Conversations>(conversationsKey, (list) =>
    updateItems(list, (all) =>
      all.map((conversation) =>
        conversation.userId === userId ? markedSeen(conversation, upTo) : conversation,
      ),
    ),
  );
  queryClient.setQueryData<ConversationView | null>(keyOf(userId), (one) => one && markedSeen(one, upTo));
}
