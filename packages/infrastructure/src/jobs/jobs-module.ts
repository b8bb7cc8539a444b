import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { GraphileJobs } from './graphile-jobs.ts';

export const jobsModule = new ContainerModule(({ bind }) => {
  bind(ports.jobs).toResolvedValue(
    (transaction, clock) => new GraphileJobs(transaction, clock),
    [KnexTransaction, ports.clock],
  );
});
