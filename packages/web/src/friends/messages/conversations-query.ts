import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { countsKey, setUnreadCount } from '../../platform/queries/badge-counts.ts';
import { cachedItems, listQuery, updateList } from '../../platform/queries/lists.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { queryKey } from '../../platform/queries/query-key.ts';
import { refetchStale } from '../../platform/queries/stale-queries.ts';
import { hasNewerThan, markedSeen } from './read-receipts.ts';
import { notConnectedStatuses } from './thread/thread-query.ts';

const conversations = 'get /api/conversations';
const conversationsQuery = listQuery(conversations);
/** Those in which the member was asked about something that they sell. */
export const sellerConversationsQuery = listQuery(conversations, { as: 'seller' });
/** Begins with the key of the list, so that both are stale together. */
const keyOf = (userId: number | undefined) => queryKey(conversations, userId ?? 0);

export const useConversations = () => useInfiniteQuery(conversationsQuery);

async function readConversation(userId: number): Promise<ConversationView | null> {
  try {
    return await call('get /api/conversations/:userId', { params: { userId } });
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

/** Removes a disconnected member from the list at once. */
export function removeConversation(userId: number): void {
  updateList(conversations, (all) => all.filter((conversation) => conversation.userId !== userId));
  queryClient.setQueryData(keyOf(userId), null);
}

/** Key in the query cache, which is cleared when another member logs in. */
const reportedKey = (userId: number) => ['reported-read', userId];

/** Message up to which this page has reported, or is reporting, that the member has read. */
export const reportedReadUpTo = (userId: number): number =>
  queryClient.getQueryData<number>(reportedKey(userId)) ?? 0;

/** Whether this page reported it itself, shows nothing newer and is not fetching. */
export function isReadKnown({ userId, upTo }: { readonly userId: number; readonly upTo: number }): boolean {
  const shown = [
    cachedItems(conversations).find((conversation) => conversation.userId === userId),
    queryClient.getQueryData<ConversationView | null>(keyOf(userId)),
  ];
  const reading = [queryKey(conversations), countsKey].some(
    (key) => queryClient.isFetching({ queryKey: key }) > 0,
  );
  return reportedReadUpTo(userId) >= upTo && !reading && !shown.some((one) => one && hasNewerThan(one, upTo));
}

/** Reports how far the member has read, and updates the badges. */
export async function markRead(userId: number, upTo: number): Promise<void> {
  const before = reportedReadUpTo(userId);
  queryClient.setQueryData(reportedKey(userId), upTo);
  try {
    const { unread } = await call('post /api/messages/:userId/read', { params: { userId }, body: { upTo } });
    setUnreadCount(unread);
  } catch (error) {
    queryClient.setQueryData(reportedKey(userId), before);
    // The server may have got it all the same, and its event was ignored because the response was expected.
    void refetchStale({ type: 'read', userId, upTo });
    throw error;
  }
  updateList(conversations, (all) =>
    all.map((conversation) =>
      conversation.userId === userId ? markedSeen(conversation, upTo) : conversation,
    ),
  );
  queryClient.setQueryData<ConversationView | null>(keyOf(userId), (one) => one && markedSeen(one, upTo));
}
