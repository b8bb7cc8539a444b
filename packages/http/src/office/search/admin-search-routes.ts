import { AdminSearch } from '@nestmates/application/office/search/admin-search.ts';
import { searchContract } from '@nestmates/application/office/search/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const adminSearchRoutes = withServices([AdminSearch], (search) => [
  serve(searchContract.search, ({ query }) => search.search(query.words)),
]);
