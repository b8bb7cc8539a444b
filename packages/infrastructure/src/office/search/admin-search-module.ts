import { AdminSearch } from '@nestmates/application/office/search/admin-search.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { AdminSearchReader } from './admin-search-reader.ts';

export const adminSearchFeature = feature({
  bind(bind) {
    repository(bind, 'adminSearchQueries', AdminSearchReader);
    service(bind, AdminSearch);
  },
});
