import { recalledOrderEmails } from '@nestmates/application/market/orders/emails/recalled-order-emails.ts';
import { RecalledOrders, tellOfRecall } from '@nestmates/application/market/orders/recalled-orders.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as recalledOrdersMigration from './migrations/20261123T162001-recalled-orders.ts';
import { RecalledOrderRepository } from './recalled-order-repository.ts';

/** Whoever has bought or sold what is recalled is told. */
export const recalledOrdersFeature = feature({
  bind(bind) {
    repository(bind, ['recallableThings', 'recalledOrderStore'], RecalledOrderRepository);
    service(bind, RecalledOrders);
    jobHandler(bind, tellOfRecall, RecalledOrders, (orders, recalled) => orders.tell(recalled));
    deliverEmail(bind, recalledOrderEmails.toBuyer, RecalledOrderRepository);
    deliverEmail(bind, recalledOrderEmails.toSeller, RecalledOrderRepository);
  },
  migrations: {
    '20261123T162001-recalled-orders': recalledOrdersMigration,
  },
});
