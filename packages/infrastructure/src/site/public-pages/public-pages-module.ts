import { PublicPages } from '@nestmates/application/site/public-pages/public-pages.ts';
import { Sitemap } from '@nestmates/application/site/public-pages/sitemap.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { PublicPageReader } from './public-page-reader.ts';

export const publicPagesFeature = feature({
  bind(bind) {
    repository(bind, 'publicPageQueries', PublicPageReader);
    service(bind, PublicPages);
    service(bind, Sitemap);
  },
});
