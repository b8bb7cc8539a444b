import type { FeedbackStore } from '@nestmates/application/feedback/ports.ts';
import { port } from '../wiring/wiring.ts';

export const feedbackStore = port<FeedbackStore>('feedback-store');
