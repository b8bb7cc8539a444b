import { LiveStreams } from '@nestmates/application/platform/live/live-streams.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { adapter, feature, port, service } from '../wiring/wiring.ts';
import { EventLogRepository } from './event-log-repository.ts';
import { EventHeadModel, EventModel } from './event-models.ts';
import { EventWriter } from './event-writer.ts';
import { PostgresEventNotifier } from './postgres-event-notifier.ts';

/** A page that was away for longer loads everything again. */
export const liveFeature = feature({
  capabilities: () => PostgresEventNotifier.capabilities,
  bind(bind) {
    adapter(bind, 'events', EventWriter, [KnexTransaction, port('clock'), port('tracing')]);
    adapter(bind, 'eventLog', EventLogRepository, [KnexTransaction, port('clock')]);
    bind(port('eventNotifier')).toResolvedValue(
      (connection) => new PostgresEventNotifier(connection),
      [port('directConnection')],
    );
    service(bind, LiveStreams);
  },
  tables: [EventHeadModel, EventModel],
});
