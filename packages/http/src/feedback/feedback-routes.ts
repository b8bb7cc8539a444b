import { feedbackContract } from '@nestmates/application/feedback/contract.ts';
import { Feedback } from '@nestmates/application/feedback/feedback.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const feedbackRoutes = withServices([Feedback], (feedback) => [
  serve(feedbackContract.give, ({ by, body }) => feedback.give(by, body)),
]);
