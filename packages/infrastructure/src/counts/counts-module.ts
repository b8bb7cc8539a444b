import { Counts } from '@nestmates/application/counts/counts.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlCounts } from './sql-counts.ts';

export const countsModule = new ContainerModule(({ bind }) => {
  bind(ports.countQueries).toResolvedValue((transaction) => new SqlCounts(transaction), [KnexTransaction]);
  bind(Counts).toResolvedValue(
    (queries, clock) => new Counts({ queries, clock }),
    [ports.countQueries, ports.clock],
  );
});
