import { OrderDecisions } from '@nestmates/application/order-decisions/order-decisions.ts';
import { OrderChanges } from '@nestmates/application/orders/order-changes.ts';
import { auditLog } from '../audit/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { orderStore } from '../orders/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { DecisionReader } from './decision-reader.ts';
import * as ordersByAge from './migrations/2026-11-22-orders-by-age.ts';
import { decisionQueries } from './ports.ts';

export const orderDecisionsFeature = feature({
  bind(bind) {
    repository(bind, decisionQueries, DecisionReader);
    service(bind, OrderDecisions, {
      store: orderStore,
      queries: decisionQueries,
      changes: OrderChanges,
      auditLog,
      transaction,
      clock,
    });
  },
  migrations: { '2026-11-22-orders-by-age': ordersByAge },
});
