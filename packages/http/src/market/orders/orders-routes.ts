import { calledActions } from '@nestmates/application/market/orders/actions/order-action-rows.ts';
import { Buying } from '@nestmates/application/market/orders/buying.ts';
import { ordersContract } from '@nestmates/application/market/orders/contract.ts';
import { OrderPages } from '@nestmates/application/market/orders/order-pages.ts';
import { OrderPhotos } from '@nestmates/application/market/orders/order-photos.ts';
import { Orders } from '@nestmates/application/market/orders/orders.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const ordersRoutes = withServices(
  [OrderPages, Buying, Orders, OrderPhotos],
  (pages, buying, orders, photos) => [
    serve(ordersContract.quote, ({ by, params }) => pages.quote(by, params.id)),
    serve(ordersContract.checkout, ({ by, params, body }) =>
      buying.checkout(by, { listingId: params.id, price: body.price }),
    ),
    serve(ordersContract.latest, ({ by }) => pages.latest(by)),
    serve(ordersContract.bought, async ({ by, query, paged }) => paged(await pages.bought(by, query))),
    serve(ordersContract.sold, async ({ by, query, paged }) => paged(await pages.sold(by, query))),
    serve(ordersContract.show, ({ by, params }) => pages.show(by, params.id)),
    serve(ordersContract.abandon, ({ by, params }) => buying.abandon(by, params.id)),
    serve(ordersContract.enterPickupCode, ({ by, params, body }) =>
      orders.enterPickupCode(by, params.id, body.code),
    ),
    serve(ordersContract.uploadPhoto, ({ by, params, file }) => photos.upload(by, params.id, file)),
    ...calledActions.map((action) =>
      serve(ordersContract[action], ({ by, params, body }) => orders.take(action, by, params.id, body)),
    ),
  ],
);
