import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../shared/api.ts';
import { changed, type LongList, listKey, readList } from '../shared/long-list.ts';
import { queryClient } from '../shared/query-client.ts';
import { goesBeyond, seenUpTo } from './reading.ts';
import { strangerStatuses } from './thread-query.ts';
import { unreadKey } from './unread-query.ts';

const conversationsKey = listKey(messagesCalls.conversations);
/** Begins as the list's does: whatever touches the list touches each of these. */
const keyOf = (userId: number | undefined) => [...conversationsKey, userId ?? 0];

export const useConversations = ({ enabled }: { readonly enabled: boolean }) =>
  useQuery({
    queryKey: conversationsKey,
    queryFn: readList(messagesCalls.conversations),
    enabled,
    meta: { failed: 'Failed to fetch messages' },
  });

async function readConversation(userId: number): Promise<ConversationView | null> {
  try {
    return await call(messagesCalls.conversation, { params: { userId } });
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

/** Kept with what was read, because it is gone with it when another member uses this browser. */
const saidKey = (userId: number) => [messagesCalls.read.path, userId];

/** How far this page has itself said, or is saying, that she has seen the thread. */
export const saidUpTo = (userId: number): number => queryClient.getQueryData<number>(saidKey(userId)) ?? 0;

/** Whether this page said it itself, and neither shows nor is about to hear anything else. */
export function knowsRead({ userId, upTo }: { readonly userId: number; readonly upTo: number }): boolean {
  const list = queryClient.getQueryData<Conversations>(conversationsKey);
  const shown = [
    list?.items.find((conversation) => conversation.userId === userId),
    queryClient.getQueryData<ConversationView | null>(keyOf(userId)),
  ];
  const reading = [conversationsKey, unreadKey].some((queryKey) => queryClient.isFetching({ queryKey }) > 0);
  return saidUpTo(userId) >= upTo && !reading && !shown.some((one) => one && goesBeyond(one, upTo));
}

/** The server hears how far she has seen the thread, and the badges go at once. */
export async function markRead(userId: number, upTo: number): Promise<void> {
  const before = saidUpTo(userId);
  queryClient.setQueryData(saidKey(userId), upTo);
  try {
    const { unread } = await call(messagesCalls.read, { params: { userId }, body: { upTo } });
    queryClient.setQueryData(unreadKey, { unread });
  } catch (error) {
    queryClient.setQueryData(saidKey(userId), before);
    // It may have been heard all the same, and its event left unread because the answer was to come.
    for (const queryKey of [conversationsKey, unreadKey]) void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
  queryClient.setQueryData<Conversations>(conversationsKey, (list) =>
    changed(list, (all) =>
      all.map((conversation) =>
        conversation.userId === userId ? seenUpTo(conversation, upTo) : conversation,
      ),
    ),
  );
  queryClient.setQueryData<ConversationView | null>(keyOf(userId), (one) => one && seenUpTo(one, upTo));
}
