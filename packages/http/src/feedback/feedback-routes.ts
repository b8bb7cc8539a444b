import { feedbackContract } from '@nestmates/application/feedback/contract.ts';
import type { Feedback } from '@nestmates/application/feedback/feedback.ts';
import { type Route, serve } from '../shared/serve.ts';

export const feedbackRoutes = (feedback: Feedback): Route[] => [
  serve(feedbackContract.give, ({ by, body }) => feedback.give(by, body)),
];
