import {
  ConnectionScores,
  renewScores,
} from '@nestmates/application/friends/connections/connection-scores.ts';
import { Connections } from '@nestmates/application/friends/connections/connections.ts';
import { requestEmail } from '@nestmates/application/friends/connections/emails.ts';
import type { ProfileFollower } from '@nestmates/application/members/profiles/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { ConnectionRequestModel, EndedConnectionModel, MatchModel } from './connection-models.ts';
import { ConnectionReader } from './connection-reader.ts';
import { ConnectionRepository } from './connection-repository.ts';
import { ConnectionScoreRepository } from './connection-score-repository.ts';
import { connectionsExport } from './connections-export.ts';
import * as endedConnectionsMigration from './migrations/20261129T010000-ended-connections.ts';
import * as renewScoresMigration from './migrations/20261129T011500-renew-scores.ts';

export const connectionsFeature = feature({
  bind(bind) {
    repository(bind, 'connectionStore', ConnectionRepository);
    repository(bind, 'connectionQueries', ConnectionReader);
    repository(bind, 'connectionScoreStore', ConnectionScoreRepository);

    service(bind, Connections);
    service(bind, ConnectionScores);
    bind(port('profileFollowers')).toResolvedValue(
      (scores: ConnectionScores): ProfileFollower => ({ changed: (memberId) => scores.renew({ memberId }) }),
      [ConnectionScores],
    );
    jobHandler(bind, renewScores, ConnectionScores, (scores, payload) => scores.renew(payload));
    deliverEmail(bind, requestEmail, port('connectionQueries'));
  },
  tables: [ConnectionRequestModel, MatchModel, EndedConnectionModel],
  migrations: {
    '20261129T010000-ended-connections': endedConnectionsMigration,
    '20261129T011500-renew-scores': renewScoresMigration,
  },
  exported: connectionsExport,
});
