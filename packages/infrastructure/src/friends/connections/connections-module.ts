import { Connections } from '@nestmates/application/friends/connections/connections.ts';
import { requestEmail } from '@nestmates/application/friends/connections/emails.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { ConnectionRequestModel, MatchModel } from './connection-models.ts';
import { ConnectionReader } from './connection-reader.ts';
import { ConnectionRepository } from './connection-repository.ts';
import { connectionsExport } from './connections-export.ts';

export const connectionsFeature = feature({
  bind(bind) {
    repository(bind, 'connectionStore', ConnectionRepository);
    repository(bind, 'connectionQueries', ConnectionReader);

    service(bind, Connections);
    deliverEmail(bind, requestEmail, port('connectionQueries'));
  },
  tables: [ConnectionRequestModel, MatchModel],
  exported: connectionsExport,
});
