import { LiveStreams } from '@nestmates/application/platform/live/live-streams.ts';
import { directConnection } from '../database/ports.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { clock } from '../shared/ports.ts';
import { adapter, feature, service } from '../wiring/wiring.ts';
import { EventLogRepository } from './event-log-repository.ts';
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
  retained: { events: { kind: 'events', old: 'at < :before' } },
  exported: { left: { event_heads: 'passing', events: 'passing' } },
  erasure: {
    event_heads: { deleted: 'member_id last' },
    events: { deleted: 'member_id id event at' },
  },
});
