import { AdminSearch } from '@nestmates/application/office/search/admin-search.ts';
import { repository } from '../../platform/database/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { AdminSearchReader } from './admin-search-reader.ts';
import { adminSearchQueries } from './ports.ts';

export const adminSearchFeature = feature({
  bind(bind) {
    repository(bind, adminSearchQueries, AdminSearchReader);
    service(bind, AdminSearch, { queries: adminSearchQueries });
  },
});
