import { EarlyAccess } from '@nestmates/application/early-access/early-access.ts';
import { repository, transaction } from '../database/ports.ts';
import { events } from '../live/ports.ts';
import { profileStore } from '../profiles/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as earlyAccessMigration from './migrations/2026-11-20-early-access.ts';
import { earlyAccessQueries, promotionStore } from './ports.ts';
import { SqlEarlyAccess } from './sql-early-access.ts';

export const earlyAccessFeature = feature({
  bind(bind) {
    repository(bind, [promotionStore, earlyAccessQueries], SqlEarlyAccess);
    service(bind, EarlyAccess, {
      promotions: promotionStore,
      queries: earlyAccessQueries,
      profiles: profileStore,
      events,
      transaction,
      clock,
    });
  },
  migrations: { '2026-11-20-early-access': earlyAccessMigration },
});
