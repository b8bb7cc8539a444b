import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { AdminFeedback } from '@nestmates/application/office/feedback/admin-feedback.ts';
import { feedbackResolved } from '@nestmates/application/office/feedback/emails.ts';
import { Feedback } from '@nestmates/application/office/feedback/feedback.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';
import { FeedbackModel } from './feedback-model.ts';
import { FeedbackRepository } from './feedback-repository.ts';
import { feedbackQueries, feedbackStore } from './ports.ts';

export const feedbackFeature = feature({
  bind(bind) {
    repository(bind, [feedbackStore, feedbackQueries], FeedbackRepository);
    service(bind, Feedback, { store: feedbackStore, clock });
    service(bind, AdminFeedback, {
      store: feedbackStore,
      queries: feedbackQueries,
      auditLog,
      emails: Emails,
      transaction,
      clock,
    });
    deliverEmail(bind, feedbackResolved, feedbackQueries);
  },
  tables: [FeedbackModel],
});
