import { Counts } from '@nestmates/application/counts/counts.ts';
import { repository } from '../database/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { countQueries } from './ports.ts';
import { SqlCounts } from './sql-counts.ts';

export const countsFeature = feature({
  bind(bind) {
    repository(bind, countQueries, SqlCounts);
    service(bind, Counts, { queries: countQueries, clock });
  },
});
