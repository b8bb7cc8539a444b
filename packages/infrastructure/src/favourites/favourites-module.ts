import { Favourites } from '@nestmates/application/favourites/favourites.ts';
import { repository, transaction } from '../database/ports.ts';
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
      transaction,
      clock,
    });
  },
});
