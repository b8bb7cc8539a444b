import { Overview } from '@nestmates/application/overview/overview.ts';
import { repository } from '../database/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { OverviewReader } from './overview-reader.ts';
import { overviewQueries } from './ports.ts';

export const overviewFeature = feature({
  bind(bind) {
    repository(bind, overviewQueries, OverviewReader);
    service(bind, Overview, { queries: overviewQueries, clock });
  },
});
