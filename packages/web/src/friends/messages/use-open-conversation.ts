import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import type { LoadedList } from '../../platform/queries/lists.ts';
import { useConversation } from './conversations-query.ts';

interface OpenConversation {
  readonly view: ConversationView | undefined;
  /** Whether the lookup is done: without a view there is no such conversation. */
  readonly searched: boolean;
  /** Given when the lookup failed. */
  readonly onRetry: (() => void) | undefined;
}

/** The open conversation, looked up on its own where the loaded part of the list does not contain it. */
export function useOpenConversation(
  userId: number | undefined,
  list: LoadedList<ConversationView> | undefined,
): OpenConversation {
  const onList = list?.items.find((view) => view.userId === userId);
  const notOnList = list?.complete === false && !onList;
  const { data, isError, refetch } = useConversation(userId, { enabled: notOnList });
  // Ignored once the whole list is loaded without it.
  const single = notOnList ? data : undefined;
  return {
    view: onList ?? single ?? undefined,
    searched: list !== undefined && (!notOnList || single === null),
    onRetry: notOnList && isError && !single ? () => void refetch() : undefined,
  };
}
