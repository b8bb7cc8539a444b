import { LiveStreams } from '@nestmates/application/live/live-streams.ts';
import { days, later } from '@nestmates/domain/shared/time.ts';
import { ContainerModule } from 'inversify';
import { connectionOf } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { EventLogRepository } from './event-log-repository.ts';
import { EventWriter } from './event-writer.ts';
import { PostgresEventNotifier } from './postgres-event-notifier.ts';

/** A page that was away for longer loads everything again. */
const eventsKeptFor = days(3);

export const liveModule = new ContainerModule(({ bind }) => {
  bind(ports.events).toResolvedValue(
    (transaction, clock) => new EventWriter(transaction, clock),
    [KnexTransaction, ports.clock],
  );
  bind(ports.eventLog).toResolvedValue(
    (transaction, clock) => new EventLogRepository(transaction, clock),
    [KnexTransaction, ports.clock],
  );
  bind(ports.eventNotifier).toResolvedValue(
    (transaction) => new PostgresEventNotifier({ connection: connectionOf(transaction.db) }),
    [KnexTransaction],
  );
  bind(LiveStreams).toResolvedValue(
    (log, notifier) => new LiveStreams({ log, notifier }),
    [ports.eventLog, ports.eventNotifier],
  );
  bind(ports.cronJobs).toResolvedValue(
    (log, clock) => ({
      name: 'events.sweep',
      schedule: '7 * * * *',
      run: () => log.sweep(later(clock.now(), -eventsKeptFor)),
    }),
    [ports.eventLog, ports.clock],
  );
});
