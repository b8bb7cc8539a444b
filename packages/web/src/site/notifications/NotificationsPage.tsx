import { NotificationsScreen } from '@nestmates/ui/screens/members/notifications/NotificationsScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useAnswers } from './use-answers.ts';

const notificationsQuery = listQuery('get /api/notifications');

/** What was unread at some time since the page was opened, though it is read by being shown. */
function useNews(items: readonly { readonly id: number; readonly read: boolean }[]) {
  const [news, setNews] = useState<ReadonlySet<number>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const unread = items.filter(({ id, read }) => !read && !news.has(id)).map(({ id }) => id);
  if (unread.length > 0) setNews(new Set([...news, ...unread]));
  return {
    news: new Set([...news].filter((id) => !seen.has(id))) as ReadonlySet<number>,
    onAllSeen: () => setSeen(news),
  };
}

export default function NotificationsPage() {
  useTitle('Notifications');
  const now = useNow();
  const query = useInfiniteQuery(notificationsQuery);
  const more = useLoadMore(query);
  const items = query.data?.items ?? [];
  const { news, onAllSeen } = useNews(items);
  const { isLoading, answers, onAnswer } = useAnswers(items);
  const upTo = items.find(({ read }) => !read)?.id;
  useEffect(() => {
    // What was not marked stays new, and is marked at the next visit.
    if (upTo !== undefined) call('post /api/notifications/read', { body: { upTo } }).catch(() => undefined);
  }, [upTo]);
  if (!query.data) return <NotificationsScreen state={loadingOrFailed(query)} />;
  // Buttons that come later would push away what is read.
  if (isLoading) return <NotificationsScreen state={{ kind: 'loading' }} />;
  return (
    <NotificationsScreen
      state={{
        kind: 'ready',
        notifications: items,
        news,
        now,
        more,
        answers,
        onAnswer,
        onAllSeen,
      }}
    />
  );
}
