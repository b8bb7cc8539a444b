import { Badges } from '@nestmates/application/site/badges/badges.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { BadgeReader } from './badge-reader.ts';

export const badgesFeature = feature({
  bind(bind) {
    repository(bind, 'badgeQueries', BadgeReader);
    service(bind, Badges);
  },
});
