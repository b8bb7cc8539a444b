import { PublicPages } from '@nestmates/application/public-pages/public-pages.ts';
import { Sitemap } from '@nestmates/application/public-pages/sitemap.ts';
import { repository } from '../database/ports.ts';
import { listingQueries } from '../marketplace/ports.ts';
import { publicProfileQueries } from '../profiles/ports.ts';
import { publicUrl } from '../shared/ports.ts';
import { shopQueries } from '../shops/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
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
