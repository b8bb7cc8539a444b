import type { FeedbackFilter } from '@nestmates/ui/screens/feedback/admin/AdminFeedbackScreen.tsx';
import { administrationData } from '../administration/unready.ts';
import { listQuery } from '../queries/lists.ts';

export const feedbackQuery = ({ status, category }: FeedbackFilter) => ({
  ...listQuery('get /api/admin/feedback', {
    ...(status || category ? { query: { ...(status && { status }), ...(category && { category }) } } : {}),
    failedMessage: 'Failed to load the feedback.',
  }),
  ...administrationData,
});
