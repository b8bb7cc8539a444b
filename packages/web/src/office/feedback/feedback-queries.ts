import type { FeedbackFilter } from '@nestmates/ui/screens/office/feedback/admin/AdminFeedbackScreen.tsx';
import { listQuery } from '../../platform/queries/lists.ts';
import { administrationData } from '../administration/unready.ts';

export const feedbackQuery = ({ status, category }: FeedbackFilter) => ({
  ...listQuery('get /api/admin/feedback', {
    ...(status || category ? { query: { ...(status && { status }), ...(category && { category }) } } : {}),
    failedMessage: 'Failed to load the feedback.',
  }),
  ...administrationData,
});
