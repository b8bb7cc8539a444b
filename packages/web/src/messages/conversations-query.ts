import { type ConversationView, messagingContract } from '@nestmates/application/messaging/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../shared/api.ts';
import { queryClient } from '../shared/query-client.ts';

const listKey = [messagingContract.conversations.path];
const unreadKey = [messagingContract.unread.path];

export const useConversations = ({ enabled }: { readonly enabled: boolean }) =>
  useQuery({
    queryKey: listKey,
    queryFn: () => call(messagingContract.conversations),
    enabled,
    meta: { failed: 'Failed to fetch messages' },
  });

/** For the badge of menu and tab bar; a member without the plan has none. */
export function useUnread({ enabled }: { readonly enabled: boolean }): number {
  const { data } = useQuery({ queryKey: unreadKey, queryFn: () => call(messagingContract.unread), enabled });
  return enabled ? (data?.unread ?? 0) : 0;
}

/** Whoever she has parted from is off her list at once. */
export function dropConversation(userId: number): void {
  queryClient.setQueryData<readonly ConversationView[]>(listKey, (list) =>
    list?.filter((conversation) => conversation.userId !== userId),
  );
  void queryClient.invalidateQueries({ queryKey: unreadKey });
}

/** The server hears how far she has seen the thread, and the badges go at once. */
export async function markRead(userId: number, upTo: number): Promise<void> {
  const { unread } = await call(messagingContract.read, { params: { userId }, body: { upTo } });
  queryClient.setQueryData(unreadKey, { unread });
  queryClient.setQueryData<readonly ConversationView[]>(listKey, (list) =>
    list?.map((conversation) =>
      conversation.userId === userId ? { ...conversation, unread: 0 } : conversation,
    ),
  );
}
