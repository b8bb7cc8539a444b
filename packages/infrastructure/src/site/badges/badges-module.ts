import { Badges } from '@nestmates/application/site/badges/badges.ts';
import { verificationPolicy } from '../../members/accounts/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { BadgeReader } from './badge-reader.ts';
import { badgeQueries } from './ports.ts';

export const badgesFeature = feature({
  bind(bind) {
    repository(bind, badgeQueries, BadgeReader);
    service(bind, Badges, { queries: badgeQueries, verificationPolicy, clock });
  },
});
