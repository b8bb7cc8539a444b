import { Shops } from '@nestmates/application/market/shops/shops.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as lookAlikeNamesMigration from './migrations/20261123T062100-look-alike-names.ts';
import * as namesBySkeletonMigration from './migrations/20261129T005500-names-by-skeleton.ts';
import { PhotoAudienceReader } from './photo-audience-reader.ts';
import { PublicProfileReader } from './public-profile-reader.ts';
import { ShopModel } from './shop-model.ts';
import { ShopReader } from './shop-reader.ts';
import { ShopRepository } from './shop-repository.ts';
import { ShopThings } from './shop-things.ts';

export const shopsFeature = feature({
  bind(bind) {
    repository(bind, 'reportableThings', ShopThings);
    repository(bind, 'shopStore', ShopRepository);
    repository(bind, 'shopQueries', ShopReader);
    repository(bind, 'publicProfileQueries', PublicProfileReader);
    repository(bind, 'photoAudienceQueries', PhotoAudienceReader);
    service(bind, Shops);
  },
  tables: [ShopModel],
  migrations: {
    '20261123T062100-look-alike-names': lookAlikeNamesMigration,
    '20261129T005500-names-by-skeleton': namesBySkeletonMigration,
  },
});
