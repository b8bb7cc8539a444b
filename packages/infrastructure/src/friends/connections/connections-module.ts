import { Connections } from '@nestmates/application/friends/connections/connections.ts';
import { requestLetter } from '@nestmates/application/friends/connections/letters.ts';
import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { deliverLetter } from '../../members/emails/deliver-letter.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { matchFacts, passes, swipes } from '../matching/ports.ts';
import { ConnectionReader } from './connection-reader.ts';
import { ConnectionRepository } from './connection-repository.ts';
import { connectionQueries, connectionStore } from './ports.ts';

export const connectionsFeature = feature({
  bind(bind) {
    repository(bind, connectionStore, ConnectionRepository);
    repository(bind, connectionQueries, ConnectionReader);

    service(bind, Connections, {
      store: connectionStore,
      pairs,
      queries: connectionQueries,
      facts: matchFacts,
      passes,
      swipes,
      events,
      letters: Letters,
      transaction,
      clock,
    });
    deliverLetter(bind, requestLetter, connectionQueries);
  },
});
