import { priceEmail } from '@nestmates/application/market/favourites/emails.ts';
import { Favourites } from '@nestmates/application/market/favourites/favourites.ts';
import { priceFell } from '@nestmates/application/market/listings/price-fell.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler } from '../../platform/jobs/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { listingQueries } from '../listings/ports.ts';
import { FavouriteListingModel, FavouriteSellerModel } from './favourite-models.ts';
import { FavouriteRepository } from './favourite-repository.ts';
import { favouritesExport } from './favourites-export.ts';
import { favouriteQueries, favouriteStore } from './ports.ts';

export const favouritesFeature = feature({
  bind(bind) {
    repository(bind, [favouriteStore, favouriteQueries], FavouriteRepository);
    service(bind, Favourites, {
      store: favouriteStore,
      queries: favouriteQueries,
      listings: listingQueries,
      pairs,
      emails: Emails,
      transaction,
      clock,
    });
    jobHandler(bind, priceFell, Favourites, (favourites, fall) => favourites.tellOfLowerPrice(fall));
    deliverEmail(bind, priceEmail, favouriteQueries);
  },
  tables: [FavouriteListingModel, FavouriteSellerModel],
  exported: favouritesExport,
});
