import {
  closeBetween,
  closeCheckout,
  WithdrawnSales,
} from '@nestmates/application/market/orders/withdrawn-sales.ts';
import { whenPayingIsBlocked } from '../../friends/blocks/bindings.ts';
import { whenAway, whenHidden } from '../../members/restrictions/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { WithdrawnOrderReader } from './withdrawn-order-reader.ts';

/** Checkouts of what nobody may pay any more. */
export const withdrawnSalesFeature = feature({
  bind(bind) {
    repository(bind, 'withdrawnOrders', WithdrawnOrderReader);
    service(bind, WithdrawnSales);
    jobHandler(bind, closeCheckout, WithdrawnSales, (sales, order) => sales.close(order));
    jobHandler(bind, closeBetween, WithdrawnSales, (sales, parted) => sales.closeBetween(parted));
    whenHidden(bind, 'listing', WithdrawnSales, (sales, listingId) =>
      sales.listingWasHidden(Number(listingId)),
    );
    whenAway(bind, WithdrawnSales, {
      wentAway: (sales, memberId) => sales.memberWentAway(memberId),
    });
    whenPayingIsBlocked(bind, WithdrawnSales, (sales, member, others) => sales.wereParted(member, others));
  },
});
