import { MessagesTab } from '@nestmates/ui/screens/shops/dashboard/MessagesTab.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationOf } from '../messages/conversation.ts';
import { sellerConversationsQuery } from '../messages/conversations-query.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { useLoadMore } from '../queries/use-load-more.ts';

export function MessagesTabContainer() {
  const query = useInfiniteQuery(sellerConversationsQuery);
  const more = useLoadMore(query);
  if (!query.data) return <MessagesTab state={loadingOrFailed(query)} />;
  return (
    <MessagesTab
      state={{
        kind: 'ready',
        conversations: query.data.items.map((view) => conversationOf(view, undefined)),
        more,
      }}
    />
  );
}
