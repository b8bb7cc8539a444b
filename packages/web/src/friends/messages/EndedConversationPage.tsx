import {
  EndedConversationScreen,
  type EndedConversationScreenState,
} from '@nestmates/ui/screens/friends/messages/ended/EndedConversationScreen.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { listQuery } from '../../platform/queries/lists.ts';
import { loadingOrFailed, missingOrLoading } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { endedConversationsQuery, endedThreadQuery } from './ended-conversations.ts';
import { threadMessages } from './thread-messages.ts';

/** Whom the member has blocked in the last weeks is on the first page. */
const blockedQuery = listQuery('get /api/blocks');

function EndedConversation({ userId }: { readonly userId: number }) {
  useTitle('Messages');
  const list = useQuery(endedConversationsQuery);
  const thread = useInfiniteQuery(endedThreadQuery(userId));
  const { data: blocked } = useInfiniteQuery(blockedQuery);
  const more = useLoadMore(thread);
  const now = useToday();

  function stateOf(): EndedConversationScreenState {
    if (!list.data) return loadingOrFailed(list);
    const ended = list.data.find((one) => one.userId === userId);
    if (!ended) return { kind: 'not-found' };
    if (!thread.data) return missingOrLoading(thread);
    const stored = thread.data.items.toSorted((one, other) => one.id - other.id);
    return {
      kind: 'ready',
      other: { userId, name: ended.firstName ?? 'another member' },
      blocked: blocked?.items.some((one) => one.userId === userId),
      until: new Date(ended.reportableUntil),
      now,
      messages: threadMessages({ userId, stored, outbox: [], seenUpTo: 0, offline: false }),
      more,
    };
  }

  return <EndedConversationScreen state={stateOf()} />;
}

export default function EndedConversationPage() {
  const userId = parseId(useParams().userId);
  return userId === undefined ? (
    <EndedConversationScreen state={{ kind: 'not-found' }} />
  ) : (
    <EndedConversation key={userId} userId={userId} />
  );
}
