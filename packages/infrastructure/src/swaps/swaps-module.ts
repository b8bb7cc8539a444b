import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { SwapLetters, sendSwapLetter } from '@nestmates/application/swaps/swap-letters.ts';
import { Swaps } from '@nestmates/application/swaps/swaps.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SwapReader } from './swap-reader.ts';
import { SwapRepository } from './swap-repository.ts';

export const swapsModule = new ContainerModule(({ bind }) => {
  bind(ports.swapStore).toResolvedValue((transaction) => new SwapRepository(transaction), [KnexTransaction]);
  bind(ports.swapQueries).toResolvedValue((transaction) => new SwapReader(transaction), [KnexTransaction]);
  bind(Swaps).toResolvedValue(
    (store, queries, pairs, calendar, events, jobs, transaction, clock) =>
      new Swaps({ store, queries, pairs, calendar, events, jobs, transaction, clock }),
    [
      ports.swapStore,
      ports.swapQueries,
      ports.pairs,
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
