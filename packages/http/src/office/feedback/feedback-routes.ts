import { AdminFeedback } from '@nestmates/application/office/feedback/admin-feedback.ts';
import { feedbackContract } from '@nestmates/application/office/feedback/contract.ts';
import { Feedback } from '@nestmates/application/office/feedback/feedback.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const feedbackRoutes = withServices([Feedback, AdminFeedback], (feedback, adminFeedback) => [
  serve(feedbackContract.give, ({ by, body }) => feedback.give(by, body)),
  serve(feedbackContract.list, async ({ query, paged }) => paged(await adminFeedback.list(query))),
  serve(feedbackContract.setStatus, ({ by, params, body }) =>
    adminFeedback.setStatus(by, params.id, body.status),
  ),
]);
