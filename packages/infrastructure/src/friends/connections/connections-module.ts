import {
  ConnectionScores,
  renewScores,
} from '@nestmates/application/friends/connections/connection-scores.ts';
import { Connections } from '@nestmates/application/friends/connections/connections.ts';
import { requestEmail } from '@nestmates/application/friends/connections/emails.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { every, feature, service } from '../../platform/wiring/wiring.ts';
import { matchFacts, passes, swipes } from '../matching/ports.ts';
import { ConnectionRequestModel, EndedConnectionModel, MatchModel } from './connection-models.ts';
import { ConnectionReader } from './connection-reader.ts';
import { ConnectionRepository } from './connection-repository.ts';
import { ConnectionScoreRepository } from './connection-score-repository.ts';
import { connectionsExport } from './connections-export.ts';
import * as endedConnectionsMigration from './migrations/20261129T010000-ended-connections.ts';
import * as renewScoresMigration from './migrations/20261129T011500-renew-scores.ts';
import { connectionQueries, connectionScoreStore, connectionStore, partingFollowers } from './ports.ts';

export const connectionsFeature = feature({
  bind(bind) {
    repository(bind, connectionStore, ConnectionRepository);
    repository(bind, connectionQueries, ConnectionReader);
    repository(bind, connectionScoreStore, ConnectionScoreRepository);

    service(bind, Connections, {
      store: connectionStore,
      pairs,
      strangers: Strangers,
      queries: connectionQueries,
      facts: matchFacts,
      passes,
      swipes,
      events,
      emails: Emails,
      partingFollowers: every(partingFollowers),
      transaction,
      clock,
    });
    service(bind, ConnectionScores, { store: connectionScoreStore, facts: matchFacts, transaction });
    jobHandler(bind, renewScores, ConnectionScores, (scores, payload) => scores.renew(payload));
    deliverEmail(bind, requestEmail, connectionQueries);
  },
  tables: [ConnectionRequestModel, MatchModel, EndedConnectionModel],
  migrations: {
    '20261129T010000-ended-connections': endedConnectionsMigration,
    '20261129T011500-renew-scores': renewScoresMigration,
  },
  exported: connectionsExport,
});
