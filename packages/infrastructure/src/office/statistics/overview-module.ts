import { Overview } from '@nestmates/application/office/statistics/overview.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { OverviewReader } from './overview-reader.ts';
import { overviewQueries } from './ports.ts';

export const overviewFeature = feature({
  bind(bind) {
    repository(bind, overviewQueries, OverviewReader);
    service(bind, Overview, { queries: overviewQueries, clock });
  },
});
