import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import type { LongList } from '../shared/long-list.ts';
import { useConversation } from './conversations-query.ts';

interface OpenConversation {
  readonly view: ConversationView | undefined;
  /** Whether she would have been found: without a view there is none. */
  readonly sought: boolean;
  /** Given when she could not be looked for. */
  readonly onRetry: (() => void) | undefined;
}

/** The conversation that is open, though the list may not have been read as far as it. */
export function useOpenConversation(
  userId: number | undefined,
  list: LongList<ConversationView> | undefined,
): OpenConversation {
  const onList = list?.items.find((view) => view.userId === userId);
  const beyond = list?.next !== undefined && !onList;
  const { data, isError, refetch } = useConversation(userId, { enabled: beyond });
  // What was read of her before says nothing once the whole list is here without her.
  const further = beyond ? data : undefined;
  return {
    view: onList ?? further ?? undefined,
    sought: list !== undefined && (!beyond || further === null),
    onRetry: beyond && isError && !further ? () => void refetch() : undefined,
  };
}
