import { Live } from '@nestmates/application/live/live-streams.ts';
import { days, later } from '@nestmates/domain/shared/time.ts';
import { ContainerModule } from 'inversify';
import { connectionOf } from '../database/knex.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { PostgresBell } from './postgres-event-notifier.ts';
import { SqlEventLog } from './sql-event-log.ts';
import { SqlEvents } from './sql-events.ts';

/** Who was away for longer sees everything afresh. */
const kept = days(3);

export const eventsModule = new ContainerModule(({ bind }) => {
  bind(ports.events).toResolvedValue(
    (transaction, clock) => new SqlEvents(transaction, clock),
    [KnexTransaction, ports.clock],
  );
  bind(ports.eventLog).toResolvedValue(
    (transaction, clock) => new SqlEventLog(transaction, clock),
    [KnexTransaction, ports.clock],
  );
  bind(ports.eventBell).toResolvedValue(
    (transaction) => new PostgresBell({ connection: connectionOf(transaction.db) }),
    [KnexTransaction],
  );
  bind(Live).toResolvedValue((log, bell) => new Live({ log, bell }), [ports.eventLog, ports.eventBell]);
  bind(ports.routines).toResolvedValue(
    (log, clock) => ({
      name: 'events.sweep',
      when: '7 * * * *',
      run: () => log.sweep(later(clock.now(), -kept)),
    }),
    [ports.eventLog, ports.clock],
  );
});
