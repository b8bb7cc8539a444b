import { CheckoutResults } from '@nestmates/application/market/orders/checkout-results.ts';
import { closeCheckout, WithdrawnSales } from '@nestmates/application/market/orders/withdrawn-sales.ts';
import { whenAway, whenHidden } from '../../members/restrictions/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { listingStore } from '../listings/ports.ts';
import { orderStore, withdrawnOrders } from './ports.ts';
import { WithdrawnOrderReader } from './withdrawn-order-reader.ts';

/** Checkouts of what is sold no more. */
export const withdrawnSalesFeature = feature({
  bind(bind) {
    repository(bind, withdrawnOrders, WithdrawnOrderReader);
    service(bind, WithdrawnSales, {
      withdrawn: withdrawnOrders,
      store: orderStore,
      listings: listingStore,
      results: CheckoutResults,
      jobs,
      transaction,
    });
    jobHandler(bind, closeCheckout, WithdrawnSales, (sales, order) => sales.close(order));
    whenHidden(bind, 'listing', WithdrawnSales, (sales, listingId) =>
      sales.listingWasHidden(Number(listingId)),
    );
    whenAway(bind, WithdrawnSales, {
      wentAway: (sales, memberId) => sales.sellerWentAway(memberId),
    });
  },
});
