import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlEvents } from './sql-events.ts';

export const eventsModule = new ContainerModule(({ bind }) => {
  bind(SqlEvents).toResolvedValue(
    (transaction, clock) => new SqlEvents(transaction, clock),
    [KnexTransaction, ports.clock],
  );
  bind(ports.events).toService(SqlEvents);
});
