import { Counts } from '@nestmates/application/site/badges/counts.ts';
import { verificationPolicy } from '../../members/accounts/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CountReader } from './count-reader.ts';
import { countQueries } from './ports.ts';

export const countsFeature = feature({
  bind(bind) {
    repository(bind, countQueries, CountReader);
    service(bind, Counts, { queries: countQueries, verificationPolicy, clock });
  },
});
