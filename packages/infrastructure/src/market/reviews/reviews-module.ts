import { OrderChanges } from '@nestmates/application/market/orders/order-changes.ts';
import { reviewLetters } from '@nestmates/application/market/reviews/letters.ts';
import { Reviews } from '@nestmates/application/market/reviews/reviews.ts';
import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { deliverLetter } from '../../members/emails/deliver-letter.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { orderQueries, orderStore } from '../orders/ports.ts';
import { shopQueries } from '../shops/ports.ts';
import { reviewQueries, reviewStore } from './ports.ts';
import { ReviewRepository } from './review-repository.ts';

export const reviewsFeature = feature({
  bind(bind) {
    repository(bind, [reviewStore, reviewQueries], ReviewRepository);
    service(bind, Reviews, {
      store: reviewStore,
      queries: reviewQueries,
      shops: shopQueries,
      orders: orderStore,
      orderQueries,
      changes: OrderChanges,
      letters: Letters,
      transaction,
      clock,
    });
    for (const letter of Object.values(reviewLetters)) deliverLetter(bind, letter, orderQueries);
  },
});
