import { OrderChanges } from '@nestmates/application/market/orders/order-changes.ts';
import { AdminOrders } from '@nestmates/application/office/orders/admin-orders.ts';
import { orderStore } from '../../market/orders/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';
import { AdminOrderReader } from './admin-order-reader.ts';
import { adminOrderQueries } from './ports.ts';

export const adminOrdersFeature = feature({
  bind(bind) {
    repository(bind, adminOrderQueries, AdminOrderReader);
    service(bind, AdminOrders, {
      store: orderStore,
      queries: adminOrderQueries,
      changes: OrderChanges,
      auditLog,
      transaction,
      clock,
    });
  },
});
