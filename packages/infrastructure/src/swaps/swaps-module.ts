import { handles } from '@nestmates/application/jobs/jobs.ts';
import { SwapLetters, writeSwapLetter } from '@nestmates/application/swaps/swap-letters.ts';
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
    (queries, mailer, attempts, clock, publicUrl) =>
      new SwapLetters({ queries, mailer, attempts, clock, publicUrl }),
    [ports.swapQueries, ports.mailer, ports.attempts, ports.clock, ports.publicUrl],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (letters) => handles(writeSwapLetter, (payload) => letters.write(payload)),
    [SwapLetters],
  );
});
