import type { FeedbackQueries, FeedbackStore } from '@nestmates/application/feedback/ports.ts';
import { port } from '../wiring/wiring.ts';

export const feedbackStore = port<FeedbackStore>('feedback-store');
export const feedbackQueries = port<FeedbackQueries>('feedback-queries');
