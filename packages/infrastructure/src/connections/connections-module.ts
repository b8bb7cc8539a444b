import { Connections } from '@nestmates/application/connections/connections.ts';
import { RequestLetters, writeToRecipient } from '@nestmates/application/connections/request-letters.ts';
import { handles } from '@nestmates/application/jobs/jobs.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlConnectionQueries } from './sql-connection-queries.ts';
import { SqlConnectionStore } from './sql-connection-store.ts';

export const connectionsModule = new ContainerModule(({ bind }) => {
  bind(ports.connectionStore).toResolvedValue(
    (transaction) => new SqlConnectionStore(transaction),
    [KnexTransaction],
  );
  bind(ports.connectionQueries).toResolvedValue(
    (transaction) => new SqlConnectionQueries(transaction),
    [KnexTransaction],
  );
  bind(Connections).toResolvedValue(
    (store, queries, facts, passes, swipes, events, jobs, transaction, clock) =>
      new Connections({ store, queries, facts, passes, swipes, events, jobs, transaction, clock }),
    [
      ports.connectionStore,
      ports.connectionQueries,
      ports.matchFacts,
      ports.passes,
      ports.swipes,
      ports.events,
      ports.jobs,
      ports.transaction,
      ports.clock,
    ],
  );
  bind(RequestLetters).toResolvedValue(
    (queries, mailer, attempts, publicUrl) => new RequestLetters({ queries, mailer, attempts, publicUrl }),
    [ports.connectionQueries, ports.mailer, ports.attempts, ports.publicUrl],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (letters) => handles(writeToRecipient, (payload) => letters.write(payload)),
    [RequestLetters],
  );
});
