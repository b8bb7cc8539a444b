import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { SwapLetters, sendSwapLetter } from '@nestmates/application/swaps/swap-letters.ts';
import { Swaps } from '@nestmates/application/swaps/swaps.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlSwapQueries } from './sql-swap-queries.ts';
import { SqlSwapStore } from './sql-swap-store.ts';

export const swapsModule = new ContainerModule(({ bind }) => {
  bind(ports.swapStore).toResolvedValue((transaction) => new SqlSwapStore(transaction), [KnexTransaction]);
  bind(ports.swapQueries).toResolvedValue(
    (transaction) => new SqlSwapQueries(transaction),
    [KnexTransaction],
  );
  bind(Swaps).toResolvedValue(
    (store, queries, connections, calendar, events, jobs, transaction, clock) =>
      new Swaps({ store, queries, connections, calendar, events, jobs, transaction, clock }),
    [
      ports.swapStore,
      ports.swapQueries,
      ports.connectionStore,
      ports.calendarStore,
      ports.events,
      ports.jobs,
      ports.transaction,
      ports.clock,
    ],
  );
  bind(SwapLetters).toResolvedValue(
    (queries, mailer, rateLimiter, clock, publicUrl) =>
      new SwapLetters({ queries, mailer, rateLimiter, clock, publicUrl }),
    [ports.swapQueries, ports.mailer, ports.rateLimiter, ports.clock, ports.publicUrl],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (letters) => jobHandler(sendSwapLetter, (payload) => letters.send(payload)),
    [SwapLetters],
  );
});
