import { AdminFeedback } from '@nestmates/application/office/feedback/admin-feedback.ts';
import { feedbackResolved } from '@nestmates/application/office/feedback/emails.ts';
import { Feedback } from '@nestmates/application/office/feedback/feedback.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { FeedbackModel } from './feedback-model.ts';
import { FeedbackRepository } from './feedback-repository.ts';

export const feedbackFeature = feature({
  bind(bind) {
    repository(bind, ['feedbackStore', 'feedbackQueries'], FeedbackRepository);
    service(bind, Feedback);
    service(bind, AdminFeedback);
    deliverEmail(bind, feedbackResolved, port('feedbackQueries'));
  },
  tables: [FeedbackModel],
});
