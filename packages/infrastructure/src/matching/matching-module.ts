import { Matching } from '@nestmates/application/matching/matching.ts';
import { Packing, packProfile } from '@nestmates/application/matching/packing.ts';
import { connectionStore } from '../connections/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { cronJob, jobHandler } from '../jobs/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as matchingMigration from './migrations/2026-11-20-matching.ts';
import { candidates, matchFacts, packedProfiles, passes, swipes } from './ports.ts';
import { SqlCandidates } from './sql-candidates.ts';
import { SqlMatchFacts } from './sql-match-facts.ts';
import { SqlPackedProfiles } from './sql-packed-profiles.ts';
import { SqlSwipes } from './sql-swipes.ts';

export const matchingFeature = feature({
  bind(bind) {
    repository(bind, matchFacts, SqlMatchFacts);
    repository(bind, candidates, SqlCandidates);
    repository(bind, packedProfiles, SqlPackedProfiles);
    repository(bind, [passes, swipes], SqlSwipes);

    service(bind, Packing, { facts: matchFacts, packed: packedProfiles, transaction });
    service(bind, Matching, {
      candidates,
      packing: Packing,
      connections: connectionStore,
      passes,
      swipes,
      transaction,
      clock,
    });

    jobHandler(bind, packProfile, Packing, (packing, payload) => packing.pack(payload));
    const repack = { name: 'matching.mend-packed', schedule: '7 * * * *' };
    cronJob(bind, repack, Packing, (packing) => packing.repackStale());
  },
  migrations: { '2026-11-20-matching': matchingMigration },
});
