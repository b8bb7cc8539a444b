import { Feedback } from '@nestmates/application/feedback/feedback.ts';
import { FeedbackAdministration } from '@nestmates/application/feedback/feedback-administration.ts';
import { feedbackResolved } from '@nestmates/application/feedback/letters.ts';
import { Letters } from '@nestmates/application/letters/letters.ts';
import { auditLog } from '../audit/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { FeedbackRepository } from './feedback-repository.ts';
import * as feedbackMigration from './migrations/2026-11-20-feedback.ts';
import * as feedbackNumbers from './migrations/2026-11-22-feedback-numbers.ts';
import { feedbackQueries, feedbackStore } from './ports.ts';

export const feedbackFeature = feature({
  bind(bind) {
    repository(bind, [feedbackStore, feedbackQueries], FeedbackRepository);
    service(bind, Feedback, { store: feedbackStore, clock });
    service(bind, FeedbackAdministration, {
      store: feedbackStore,
      queries: feedbackQueries,
      auditLog,
      letters: Letters,
      transaction,
      clock,
    });
    deliverLetter(bind, feedbackResolved, feedbackQueries);
  },
  migrations: {
    '2026-11-20-feedback': feedbackMigration,
    '2026-11-22-feedback-numbers': feedbackNumbers,
  },
});
