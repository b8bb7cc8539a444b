import { Profiles } from '@nestmates/application/profiles/profiles.ts';
import { repository, transaction } from '../database/ports.ts';
import { zipCentroids } from '../places/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as profilesMigration from './migrations/2026-11-20-profiles.ts';
import { ObjectionProfiles } from './objection-profiles.ts';
import { profileStore, publicProfileQueries } from './ports.ts';
import { SqlPublicProfiles } from './sql-public-profiles.ts';

export const profilesFeature = feature({
  bind(bind) {
    repository(bind, profileStore, ObjectionProfiles);
    repository(bind, publicProfileQueries, SqlPublicProfiles);
    service(bind, Profiles, {
      profiles: profileStore,
      publicProfiles: publicProfileQueries,
      zipCentroids,
      transaction,
    });
  },
  migrations: { '2026-11-20-profiles': profilesMigration },
});
