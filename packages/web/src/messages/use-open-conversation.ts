import type { ConversationView } from '@nestmates/application/messaging/contract.ts';
import type { LongList } from '../queries/long-list.ts';
import { useConversation } from './conversations-query.ts';

interface OpenConversation {
  readonly view: ConversationView | undefined;
  /** Whether she would have been found: without a view there is none. */
  readonly searched: boolean;
  /** Given when she could not be looked for. */
  readonly onRetry: (() => void) | undefined;
}

/** The conversation that is open, though the list may not have been read as far as it. */
export function useOpenConversation(
  userId: number | undefined,
  list: LongList<ConversationView> | undefined,
): OpenConversation {
  const onList = list?.items.find((view) => view.userId === userId);
  const notOnList = list?.next !== undefined && !onList;
  const { data, isError, refetch } = useConversation(userId, { enabled: notOnList });
  // What was read of her before says nothing once the whole list is here without her.
  const single = notOnList ? data : undefined;
  return {
    view: onList ?? single ?? undefined,
    searched: list !== undefined && (!notOnList || single === null),
    onRetry: notOnList && isError && !single ? () => void refetch() : undefined,
  };
}
