import { LiveStreams } from '@nestmates/application/platform/live/live-streams.ts';
import type { Bind } from 'inversify';
import type { Config } from '../config/config.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { cronJob } from '../jobs/bindings.ts';
import { adapter, feature, port, service } from '../wiring/wiring.ts';
import { EventLogRepository } from './event-log-repository.ts';
import { EventHeadModel, EventModel } from './event-models.ts';
import { EventWriter } from './event-writer.ts';
import * as eventsToRelayMigration from './migrations/20261130T190000-events-to-relay.ts';
import * as eventsToRelayIndexMigration from './migrations/20261130T190100-events-to-relay-index.ts';
import * as tracesOfEventsMigration from './migrations/20261130T235000-traces-of-events.ts';
import { checkNats } from './nats/check-nats.ts';
import { EventRelay } from './nats/event-relay.ts';
import { NatsEventNotifier } from './nats/nats-event-notifier.ts';
import { NatsLink } from './nats/nats-link.ts';
import { PostgresEventNotifier } from './postgres-event-notifier.ts';

function bindPostgres(bind: Bind): void {
  bind(port('events')).toResolvedValue(
    (transaction, clock, tracing) => new EventWriter(transaction, clock, { tracing }),
    [KnexTransaction, port('clock'), port('tracing')],
  );
  bind(port('eventNotifier')).toResolvedValue(
    (connection) => new PostgresEventNotifier(connection),
    [port('directConnection')],
  );
}

function bindNats(bind: Bind, url: string): void {
  bind(NatsLink).toResolvedValue(
    (alerts) =>
      new NatsLink(url, (refusal) => alerts.raise('the broker of events cannot be used', { refusal })),
    [port('alerts')],
  );
  bind(EventRelay).toResolvedValue(
    (transaction, link, tracing) => new EventRelay(transaction, link, tracing),
    [KnexTransaction, NatsLink, port('tracing')],
  );
  bind(port('events')).toResolvedValue(
    (transaction, clock, tracing, relay) => new EventWriter(transaction, clock, { tracing, relay }),
    [KnexTransaction, port('clock'), port('tracing'), EventRelay],
  );
  bind(port('eventNotifier')).toResolvedValue(
    (link, connection) => new NatsEventNotifier(link, connection),
    [NatsLink, port('directConnection')],
  );
  cronJob(bind, { name: 'live.relay-events', schedule: '* * * * *' }, EventRelay, (relay) => relay.run());
}

const notifierOf = ({ NATS_URL }: Config) => (NATS_URL ? NatsEventNotifier : PostgresEventNotifier);

/** A page that was away for longer loads everything again. */
export const liveFeature = feature({
  capabilities: (config) => notifierOf(config).capabilities,
  bind(bind, { NATS_URL }) {
    adapter(bind, 'eventLog', EventLogRepository, [KnexTransaction, port('clock')]);
    if (NATS_URL) bindNats(bind, NATS_URL);
    else bindPostgres(bind);
    service(bind, LiveStreams);
  },
  tables: [EventHeadModel, EventModel],
  migrations: {
    '20261130T190000-events-to-relay': eventsToRelayMigration,
    '20261130T190100-events-to-relay-index': eventsToRelayIndexMigration,
    '20261130T235000-traces-of-events': tracesOfEventsMigration,
  },
  checks: [checkNats],
});
