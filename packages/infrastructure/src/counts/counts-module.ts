import { Counts } from '@nestmates/application/counts/counts.ts';
import { repository } from '../database/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { CountReader } from './count-reader.ts';
import { countQueries } from './ports.ts';

export const countsFeature = feature({
  bind(bind) {
    repository(bind, countQueries, CountReader);
    service(bind, Counts, { queries: countQueries, clock });
  },
});
