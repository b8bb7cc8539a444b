import { PublicPages } from '@nestmates/application/site/public-pages/public-pages.ts';
import { Sitemap } from '@nestmates/application/site/public-pages/sitemap.ts';
import { listingQueries } from '../../market/listings/ports.ts';
import { shopQueries } from '../../market/shops/ports.ts';
import { publicProfileQueries } from '../../members/profiles/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { publicPageQueries } from './ports.ts';
import { PublicPageReader } from './public-page-reader.ts';

export const publicPagesFeature = feature({
  bind(bind) {
    repository(bind, publicPageQueries, PublicPageReader);
    service(bind, PublicPages, {
      listings: listingQueries,
      shops: shopQueries,
      profiles: publicProfileQueries,
      publicUrl,
    });
    service(bind, Sitemap, { queries: publicPageQueries, publicUrl });
  },
});
