import { Favourites } from '@nestmates/application/favourites/favourites.ts';
import { priceFell, priceLetter } from '@nestmates/application/favourites/letters.ts';
import { Letters } from '@nestmates/application/letters/letters.ts';
import { repository, transaction } from '../database/ports.ts';
import { jobHandler } from '../jobs/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { listingQueries } from '../marketplace/ports.ts';
import { pairs } from '../pairs/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { FavouriteRepository } from './favourite-repository.ts';
import { favouriteQueries, favouriteStore } from './ports.ts';

export const favouritesFeature = feature({
  bind(bind) {
    repository(bind, [favouriteStore, favouriteQueries], FavouriteRepository);
    service(bind, Favourites, {
      store: favouriteStore,
      queries: favouriteQueries,
      listings: listingQueries,
      pairs,
      letters: Letters,
      transaction,
      clock,
    });
    jobHandler(bind, priceFell, Favourites, (favourites, fall) => favourites.tellOfLowerPrice(fall));
    deliverLetter(bind, priceLetter, favouriteQueries);
  },
});
