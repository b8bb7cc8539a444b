import { AdminDisputes } from '@nestmates/application/office/disputes/admin-disputes.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { DisputeReader } from './dispute-reader.ts';

export const adminDisputesFeature = feature({
  bind(bind) {
    repository(bind, 'disputeQueries', DisputeReader);
    service(bind, AdminDisputes);
  },
});
