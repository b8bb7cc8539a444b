import { Letters } from '@nestmates/application/letters/letters.ts';
import { OrderChanges } from '@nestmates/application/orders/order-changes.ts';
import { reviewLetters } from '@nestmates/application/reviews/letters.ts';
import { Reviews } from '@nestmates/application/reviews/reviews.ts';
import { repository, transaction } from '../database/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { orderQueries, orderStore } from '../orders/ports.ts';
import { clock } from '../shared/ports.ts';
import { shopQueries } from '../shops/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as reviewsMigration from './migrations/2026-11-22-reviews-of-sellers.ts';
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
  migrations: { '2026-11-22-reviews-of-sellers': reviewsMigration },
});
