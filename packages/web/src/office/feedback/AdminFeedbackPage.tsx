import type { FeedbackView } from '@nestmates/application/office/feedback/contract.ts';
import { feedbackCategories, feedbackStatuses } from '@nestmates/domain/office/feedback/feedback.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type { FeedbackFilter } from '@nestmates/ui/screens/office/feedback/AdminFeedbackScreen.tsx';
import { AdminFeedbackScreen } from '@nestmates/ui/screens/office/feedback/AdminFeedbackScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listQuery } from '../../platform/queries/lists.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { adminData, unreadyState } from '../admin/unready.ts';

const feedbackQuery = ({ status, category }: FeedbackFilter) => ({
  ...listQuery('get /api/admin/feedback', {
    status: status || undefined,
    category: category || undefined,
  }),
  ...adminData,
});

const loadDetail = async () => (await import('./FeedbackDetailContainer.tsx')).FeedbackDetailContainer;

export default function AdminFeedbackPage() {
  useTitle('Member feedback');
  const [search, setSearch] = useSearchParams();
  // Kept apart from the list, which may not have it any more once its status is another.
  const [opened, setOpened] = useState<FeedbackView>();
  const { loaded: Detail, load } = useLazyImport(loadDetail);
  const filter = {
    status: feedbackStatuses.find((status) => status === search.get('status')),
    category: feedbackCategories.find((category) => category === search.get('category')),
  };
  const query = useInfiniteQuery(feedbackQuery(filter));
  const more = useLoadMore(query);
  return (
    <>
      <AdminFeedbackScreen
        state={{
          filter,
          onFilter: ({ status, category }) =>
            setSearch({ ...(status && { status }), ...(category && { category }) }, { replace: true }),
          list: query.data ? { kind: 'ready', feedback: query.data.items, more } : unreadyState(query),
          onOpen(feedback) {
            setOpened(feedback);
            void load();
          },
        }}
      />
      {Detail && opened && (
        <Detail feedback={opened} onChanged={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
