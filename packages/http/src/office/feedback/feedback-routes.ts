import { feedbackContract } from '@nestmates/application/office/feedback/contract.ts';
import { Feedback } from '@nestmates/application/office/feedback/feedback.ts';
import { FeedbackAdministration } from '@nestmates/application/office/feedback/feedback-administration.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const feedbackRoutes = withServices([Feedback, FeedbackAdministration], (feedback, administration) => [
  serve(feedbackContract.give, ({ by, body }) => feedback.give(by, body)),
  serve(feedbackContract.list, async ({ query, paged }) => paged(await administration.list(query))),
  serve(feedbackContract.setStatus, ({ by, params, body }) =>
    administration.setStatus(by, params.id, body.status),
  ),
]);
