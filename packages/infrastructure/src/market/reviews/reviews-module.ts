import { reviewEmails } from '@nestmates/application/market/reviews/emails.ts';
import { Reviews } from '@nestmates/application/market/reviews/reviews.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import * as hiddenReviewsMigration from './migrations/20261123T124000-hidden-reviews.ts';
import { ReviewModel, SellerRatingModel } from './review-models.ts';
import { ReviewRepository } from './review-repository.ts';
import { ReviewThings } from './review-things.ts';
import { reviewsExport } from './reviews-export.ts';

export const reviewsFeature = feature({
  bind(bind) {
    repository(bind, 'reportableThings', ReviewThings);
    repository(bind, ['reviewStore', 'reviewQueries'], ReviewRepository);
    service(bind, Reviews);
    for (const email of Object.values(reviewEmails)) deliverEmail(bind, email, port('orderQueries'));
  },
  tables: [ReviewModel, SellerRatingModel],
  migrations: { '20261123T124000-hidden-reviews': hiddenReviewsMigration },
  exported: reviewsExport,
});
