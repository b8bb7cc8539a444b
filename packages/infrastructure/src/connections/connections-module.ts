import { Connections } from '@nestmates/application/connections/connections.ts';
import { RequestLetters, sendRequestLetter } from '@nestmates/application/connections/request-letters.ts';
import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { ConnectionReader } from './connection-reader.ts';
import { ConnectionRepository } from './connection-repository.ts';

export const connectionsModule = new ContainerModule(({ bind }) => {
  bind(ports.connectionStore).toResolvedValue(
    (transaction) => new ConnectionRepository(transaction),
    [KnexTransaction],
  );
  bind(ports.connectionQueries).toResolvedValue(
    (transaction) => new ConnectionReader(transaction),
    [KnexTransaction],
  );
  bind(Connections).toResolvedValue(
    (store, pairs, queries, facts, passes, swipes, events, jobs, transaction, clock) =>
      new Connections({ store, pairs, queries, facts, passes, swipes, events, jobs, transaction, clock }),
    [
      ports.connectionStore,
      ports.pairs,
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
    (queries, mailer, rateLimiter, publicUrl) =>
      new RequestLetters({ queries, mailer, rateLimiter, publicUrl }),
    [ports.connectionQueries, ports.mailer, ports.rateLimiter, ports.publicUrl],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (letters) => jobHandler(sendRequestLetter, (payload) => letters.send(payload)),
    [RequestLetters],
  );
});
