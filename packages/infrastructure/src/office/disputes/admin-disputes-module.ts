import { AdminDisputes } from '@nestmates/application/office/disputes/admin-disputes.ts';
import { disputeStore } from '../../money/disputes/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobs } from '../../platform/jobs/ports.ts';
import { clock, newId } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';
import { DisputeReader } from './dispute-reader.ts';
import { disputeQueries } from './ports.ts';

export const adminDisputesFeature = feature({
  bind(bind) {
    repository(bind, disputeQueries, DisputeReader);
    service(bind, AdminDisputes, {
      store: disputeStore,
      queries: disputeQueries,
      auditLog,
      jobs,
      transaction,
      clock,
      newId,
    });
  },
});
