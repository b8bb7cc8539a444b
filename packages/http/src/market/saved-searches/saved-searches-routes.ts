import { savedSearchesContract } from '@nestmates/application/market/saved-searches/contract.ts';
import { SavedSearches } from '@nestmates/application/market/saved-searches/saved-searches.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const savedSearchesRoutes = withServices([SavedSearches], (searches) => [
  serve(savedSearchesContract.list, ({ by }) => searches.list(by)),
  serve(savedSearchesContract.save, ({ by, body }) => searches.save(by, body)),
  serve(savedSearchesContract.change, ({ by, params, body }) => searches.change(by, params.searchId, body)),
  serve(savedSearchesContract.remove, ({ by, params }) => searches.remove(by, params.searchId)),
]);
