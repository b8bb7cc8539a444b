import { recalledOrderEmails } from '@nestmates/application/market/orders/emails/recalled-order-emails.ts';
import { RecalledOrders, tellOfRecall } from '@nestmates/application/market/orders/recalled-orders.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { recallableThings } from '../../trust/recalls/ports.ts';
import * as recalledOrdersMigration from './migrations/20261123T162001-recalled-orders.ts';
import { orderStore } from './ports.ts';
import { RecalledOrderRepository } from './recalled-order-repository.ts';

/** Whoever has bought or sold what is recalled is told. */
export const recalledOrdersFeature = feature({
  bind(bind) {
    repository(bind, recallableThings, RecalledOrderRepository);
    service(bind, RecalledOrders, {
      orders: orderStore,
      recalled: RecalledOrderRepository,
      emails: Emails,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, tellOfRecall, RecalledOrders, (orders, recalled) => orders.tell(recalled));
    deliverEmail(bind, recalledOrderEmails.toBuyer, RecalledOrderRepository);
    deliverEmail(bind, recalledOrderEmails.toSeller, RecalledOrderRepository);
  },
  migrations: {
    '20261123T162001-recalled-orders': recalledOrdersMigration,
  },
});
