import { Removal } from '@nestmates/application/platform/retention/removal.ts';
import { cronJob } from '../jobs/bindings.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as retentionIndexesMigration from './migrations/20261123T164500-retention-indexes.ts';

export const retentionFeature = feature({
  bind(bind) {
    service(bind, Removal);
    cronJob(bind, { name: 'retention.remove', schedule: '7 3 * * *' }, Removal, (removal) => removal.run());
  },
  migrations: { '20261123T164500-retention-indexes': retentionIndexesMigration },
});
