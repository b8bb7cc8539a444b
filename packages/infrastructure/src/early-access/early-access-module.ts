import { EarlyAccess } from '@nestmates/application/early-access/early-access.ts';
import { members } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { events } from '../live/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as earlyAccessMigration from './migrations/2026-11-20-early-access.ts';
import { earlyAccessQueries, promotionStore } from './ports.ts';
import { PromotionRepository } from './promotion-repository.ts';

export const earlyAccessFeature = feature({
  bind(bind) {
    repository(bind, [promotionStore, earlyAccessQueries], PromotionRepository);
    service(bind, EarlyAccess, {
      promotions: promotionStore,
      queries: earlyAccessQueries,
      members,
      events,
      transaction,
      clock,
    });
  },
  migrations: { '2026-11-20-early-access': earlyAccessMigration },
});
