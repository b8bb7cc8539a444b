import { LiveStreams } from '@nestmates/application/platform/live/live-streams.ts';
import { directConnection } from '../database/ports.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { clock } from '../shared/ports.ts';
import { adapter, feature, service } from '../wiring/wiring.ts';
import { EventLogRepository } from './event-log-repository.ts';
import { EventHeadModel, EventModel } from './event-models.ts';
import { EventWriter } from './event-writer.ts';
import { eventLog, eventNotifier, events } from './ports.ts';
import { PostgresEventNotifier } from './postgres-event-notifier.ts';

/** A page that was away for longer loads everything again. */
export const liveFeature = feature({
  capabilities: () => PostgresEventNotifier.capabilities,
  bind(bind) {
    adapter(bind, events, EventWriter, [KnexTransaction, clock]);
    adapter(bind, eventLog, EventLogRepository, [KnexTransaction, clock]);
    bind(eventNotifier).toResolvedValue(
      (connection) => new PostgresEventNotifier(connection),
      [directConnection],
    );
    service(bind, LiveStreams, { log: eventLog, notifier: eventNotifier });
  },
  tables: [EventHeadModel, EventModel],
});
