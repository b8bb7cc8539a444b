import { OrderChanges } from '@nestmates/application/market/orders/order-changes.ts';
import { reviewEmails } from '@nestmates/application/market/reviews/emails.ts';
import { Reviews } from '@nestmates/application/market/reviews/reviews.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { reportableThings } from '../../trust/things/ports.ts';
import { orderQueries, orderStore } from '../orders/ports.ts';
import { shopQueries } from '../shops/ports.ts';
import * as hiddenReviewsMigration from './migrations/20261123T124000-hidden-reviews.ts';
import { reviewQueries, reviewStore } from './ports.ts';
import { ReviewModel, SellerRatingModel } from './review-models.ts';
import { ReviewRepository } from './review-repository.ts';
import { ReviewThings } from './review-things.ts';
import { reviewsExport } from './reviews-export.ts';

export const reviewsFeature = feature({
  bind(bind) {
    repository(bind, reportableThings, ReviewThings);
    repository(bind, [reviewStore, reviewQueries], ReviewRepository);
    service(bind, Reviews, {
      store: reviewStore,
      queries: reviewQueries,
      shops: shopQueries,
      orders: orderStore,
      orderQueries,
      changes: OrderChanges,
      emails: Emails,
      transaction,
      clock,
    });
    for (const email of Object.values(reviewEmails)) deliverEmail(bind, email, orderQueries);
  },
  tables: [ReviewModel, SellerRatingModel],
  migrations: { '20261123T124000-hidden-reviews': hiddenReviewsMigration },
  exported: reviewsExport,
});
