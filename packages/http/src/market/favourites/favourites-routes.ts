import { favouritesContract } from '@nestmates/application/market/favourites/contract.ts';
import { Favourites } from '@nestmates/application/market/favourites/favourites.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const favouritesRoutes = withServices([Favourites], (favourites) => [
  serve(favouritesContract.listings, async ({ by, query, paged }) =>
    paged(await favourites.listings(by, query)),
  ),
  serve(favouritesContract.addListing, ({ by, params }) => favourites.addListing(by, params.listingId)),
  serve(favouritesContract.removeListing, ({ by, params }) => favourites.removeListing(by, params.listingId)),
  serve(favouritesContract.sellers, async ({ by, query, paged }) =>
    paged(await favourites.sellers(by, query)),
  ),
  serve(favouritesContract.seller, ({ by, params }) => favourites.keepsSeller(by, params.sellerId)),
  serve(favouritesContract.addSeller, ({ by, params }) => favourites.addSeller(by, params.sellerId)),
  serve(favouritesContract.removeSeller, ({ by, params }) => favourites.removeSeller(by, params.sellerId)),
]);
