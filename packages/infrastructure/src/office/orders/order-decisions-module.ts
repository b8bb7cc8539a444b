import { OrderChanges } from '@nestmates/application/market/orders/order-changes.ts';
import { OrderDecisions } from '@nestmates/application/office/orders/order-decisions.ts';
import { orderStore } from '../../market/orders/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';
import { DecisionReader } from './decision-reader.ts';
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
});
