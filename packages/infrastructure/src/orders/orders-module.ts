import { randomInt } from 'node:crypto';
import { Letters } from '@nestmates/application/letters/letters.ts';
import { ListingPhotos } from '@nestmates/application/marketplace/listing-photos.ts';
import { orderLetters } from '@nestmates/application/orders/letters.ts';
import { OrderChanges } from '@nestmates/application/orders/order-changes.ts';
import { OrderPages } from '@nestmates/application/orders/order-pages.ts';
import { Orders } from '@nestmates/application/orders/orders.ts';
import { onAccountErasure } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { jobs } from '../jobs/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { events } from '../live/ports.ts';
import { listingQueries } from '../marketplace/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as ordersMigration from './migrations/2026-11-22-orders.ts';
import { OrderReader } from './order-reader.ts';
import { OrderRepository } from './order-repository.ts';
import { orderQueries, orderStore, randomBelow } from './ports.ts';

export const ordersFeature = feature({
  bind(bind) {
    bind(randomBelow).toConstantValue((end) => randomInt(end));
    repository(bind, orderStore, OrderRepository);
    repository(bind, orderQueries, OrderReader);
    service(bind, OrderPages, { queries: orderQueries, listings: listingQueries, clock });
    service(bind, OrderChanges, { store: orderStore, jobs, events, letters: Letters, clock });
    service(bind, Orders, {
      store: orderStore,
      queries: orderQueries,
      changes: OrderChanges,
      photos: ListingPhotos,
      transaction,
      clock,
      randomBelow,
    });
    onAccountErasure(bind, Orders, (orders, memberId) => orders.leaveOf(memberId));
    for (const letter of Object.values(orderLetters)) deliverLetter(bind, letter, orderQueries);
  },
  migrations: { '2026-11-22-orders': ordersMigration },
});
