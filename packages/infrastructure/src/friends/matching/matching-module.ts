import { Matching } from '@nestmates/application/friends/matching/matching.ts';
import { NearCount } from '@nestmates/application/friends/matching/near-count.ts';
import { Packing, packProfile } from '@nestmates/application/friends/matching/packing.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CandidateReader } from './candidate-reader.ts';
import { MatchFactsReader } from './match-facts-reader.ts';
import { matchingExport } from './matching-export.ts';
import { MatchProfileModel, PackedNeighborhoodModel, PassModel, SwipeCountModel } from './matching-models.ts';
import * as packVerifiedMigration from './migrations/20261123T053600-pack-verified.ts';
import * as packShownPlaceMigration from './migrations/20261123T140100-pack-shown-place.ts';
import { NeighborhoodCountReader } from './neighborhood-count-reader.ts';
import { PackedProfileRepository } from './packed-profile-repository.ts';
import { SwipeRepository } from './swipe-repository.ts';

export const matchingFeature = feature({
  bind(bind) {
    repository(bind, 'matchFacts', MatchFactsReader);
    repository(bind, 'candidates', CandidateReader);
    repository(bind, 'neighborhoodCounts', NeighborhoodCountReader);
    repository(bind, 'packedProfiles', PackedProfileRepository);
    repository(bind, ['passes', 'swipes'], SwipeRepository);

    service(bind, Packing, 'packing');
    service(bind, Matching);
    service(bind, NearCount);

    jobHandler(bind, packProfile, Packing, (packing, payload) => packing.pack(payload));
    const repack = { name: 'matching.mend-packed', schedule: '7 * * * *', atStart: true };
    cronJob(bind, repack, Packing, (packing) => packing.repackStale());
  },
  tables: [PassModel, SwipeCountModel, MatchProfileModel, PackedNeighborhoodModel],
  migrations: {
    '20261123T053600-pack-verified': packVerifiedMigration,
    '20261123T140100-pack-shown-place': packShownPlaceMigration,
  },
  exported: matchingExport,
});
