import { MessagesTab } from '@nestmates/ui/screens/market/shops/dashboard/MessagesTab.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationOf } from '../../friends/messages/conversation.ts';
import { sellerConversationsQuery } from '../../friends/messages/conversations-query.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';

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
