import { messagingCalls } from '@nestmates/application/messaging/addresses.ts';
import type { ConversationView } from '@nestmates/application/messaging/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../shared/api.ts';
import { changed, type LongList, listKey, readList } from '../shared/long-list.ts';
import { queryClient } from '../shared/query-client.ts';
import { strangerStatuses } from './thread-query.ts';
import { unreadKey } from './unread-query.ts';

const conversationsKey = listKey(messagingCalls.conversations);
/** Begins as the list's does: whatever touches the list touches each of these. */
const keyOf = (userId: number | undefined) => [...conversationsKey, userId ?? 0];

export const useConversations = ({ enabled }: { readonly enabled: boolean }) =>
  useQuery({
    queryKey: conversationsKey,
    queryFn: readList(messagingCalls.conversations),
    enabled,
    meta: { failed: 'Failed to fetch messages' },
  });

async function readConversation(userId: number): Promise<ConversationView | null> {
  try {
    return await call(messagingCalls.conversation, { params: { userId } });
  } catch (error) {
    if (error instanceof ApiError && strangerStatuses.includes(error.status)) return null;
    throw error;
  }
}

/** One that has not come with the list; null where there is none. */
export const useConversation = (userId: number | undefined, { enabled }: { readonly enabled: boolean }) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: () => readConversation(userId ?? 0),
    enabled: enabled && userId !== undefined,
  });

type Conversations = LongList<ConversationView> | null;

/** Whoever she has parted from is off her list at once. */
export function dropConversation(userId: number): void {
  queryClient.setQueryData<Conversations>(conversationsKey, (list) =>
    changed(list, (all) => all.filter((conversation) => conversation.userId !== userId)),
  );
  queryClient.setQueryData(keyOf(userId), null);
  void queryClient.invalidateQueries({ queryKey: unreadKey });
}

/** The server hears how far she has seen the thread, and the badges go at once. */
export async function markRead(userId: number, upTo: number): Promise<void> {
  const { unread } = await call(messagingCalls.read, { params: { userId }, body: { upTo } });
  const seen = (conversation: ConversationView) => ({ ...conversation, unread: 0 });
  queryClient.setQueryData(unreadKey, { unread });
  queryClient.setQueryData<Conversations>(conversationsKey, (list) =>
    changed(list, (all) =>
      all.map((conversation) => (conversation.userId === userId ? seen(conversation) : conversation)),
    ),
  );
  queryClient.setQueryData<ConversationView | null>(keyOf(userId), (one) => one && seen(one));
}
