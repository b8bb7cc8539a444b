import { feedbackContract } from '@nestmates/application/feedback/contract.ts';
import type { FeedbackBox } from '@nestmates/application/feedback/feedback.ts';
import { type Route, serve } from '../shared/serve.ts';

export const feedbackRoutes = (box: FeedbackBox): Route[] => [
  serve(feedbackContract.give, ({ by, body }) => box.give(by, body)),
];
