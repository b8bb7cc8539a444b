import { ProfilePhotos } from '@nestmates/application/photos/profile-photos.ts';
import { Shops } from '@nestmates/application/shops/shops.ts';
import { members } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { listingQueries } from '../marketplace/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { shopQueries, shopStore } from './ports.ts';
import { ShopReader } from './shop-reader.ts';
import { ShopRepository } from './shop-repository.ts';

export const shopsFeature = feature({
  bind(bind) {
    repository(bind, shopStore, ShopRepository);
    repository(bind, shopQueries, ShopReader);
    service(bind, Shops, {
      store: shopStore,
      queries: shopQueries,
      listings: listingQueries,
      members,
      photos: ProfilePhotos,
      transaction,
      clock,
    });
  },
});
