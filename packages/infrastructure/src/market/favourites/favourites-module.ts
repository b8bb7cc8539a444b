import { priceEmail } from '@nestmates/application/market/favourites/emails.ts';
import { Favourites } from '@nestmates/application/market/favourites/favourites.ts';
import { priceFell } from '@nestmates/application/market/listings/price-fell.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { FavouriteListingModel, FavouriteSellerModel } from './favourite-models.ts';
import { FavouriteRepository } from './favourite-repository.ts';
import { favouritesExport } from './favourites-export.ts';

export const favouritesFeature = feature({
  bind(bind) {
    repository(bind, ['favouriteStore', 'favouriteQueries'], FavouriteRepository);
    service(bind, Favourites);
    jobHandler(bind, priceFell, Favourites, (favourites, fall) => favourites.tellOfLowerPrice(fall));
    deliverEmail(bind, priceEmail, port('favouriteQueries'));
  },
  tables: [FavouriteListingModel, FavouriteSellerModel],
  exported: favouritesExport,
});
