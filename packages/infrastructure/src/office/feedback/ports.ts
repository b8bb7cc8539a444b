import type { FeedbackQueries, FeedbackStore } from '@nestmates/application/office/feedback/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const feedbackStore = port<FeedbackStore>('feedback-store');
export const feedbackQueries = port<FeedbackQueries>('feedback-queries');
