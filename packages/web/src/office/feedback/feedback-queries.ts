import type { FeedbackFilter } from '@nestmates/ui/screens/office/feedback/admin/AdminFeedbackScreen.tsx';
import { listQuery } from '../../platform/queries/lists.ts';
import { administrationData } from '../administration/unready.ts';

export const feedbackQuery = ({ status, category }: FeedbackFilter) => ({
  ...listQuery('get /api/admin/feedback', {
    status: status || undefined,
    category: category || undefined,
  }),
  ...administrationData,
});
