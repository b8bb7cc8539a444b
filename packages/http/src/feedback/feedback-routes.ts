import { feedbackContract } from '@nestmates/application/feedback/contract.ts';
import { Feedback } from '@nestmates/application/feedback/feedback.ts';
import { FeedbackAdministration } from '@nestmates/application/feedback/feedback-administration.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const feedbackRoutes = withServices([Feedback, FeedbackAdministration], (feedback, administration) => [
  serve(feedbackContract.give, ({ by, body }) => feedback.give(by, body)),
  serve(feedbackContract.list, async ({ query, paged }) => paged(await administration.list(query))),
  serve(feedbackContract.setStatus, ({ by, params, body }) =>
    administration.setStatus(by, params.id, body.status),
  ),
]);
