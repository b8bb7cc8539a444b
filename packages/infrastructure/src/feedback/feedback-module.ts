import { Feedback } from '@nestmates/application/feedback/feedback.ts';
import { repository } from '../database/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { FeedbackRepository } from './feedback-repository.ts';
import * as feedbackMigration from './migrations/2026-11-20-feedback.ts';
import { feedbackStore } from './ports.ts';

export const feedbackFeature = feature({
  bind(bind) {
    repository(bind, feedbackStore, FeedbackRepository);
    service(bind, Feedback, { store: feedbackStore, clock });
  },
  migrations: { '2026-11-20-feedback': feedbackMigration },
});
