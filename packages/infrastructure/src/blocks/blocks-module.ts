import { Blocking } from '@nestmates/application/blocks/blocks.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlBlocks } from './sql-blocks.ts';

export const blocksModule = new ContainerModule(({ bind }) => {
  bind(ports.blocks).toResolvedValue((transaction) => new SqlBlocks(transaction), [KnexTransaction]);
  bind(Blocking).toResolvedValue(
    (blocks, connections, events, transaction, clock) =>
      new Blocking({ blocks, connections, events, transaction, clock }),
    [ports.blocks, ports.connectionStore, ports.events, ports.transaction, ports.clock],
  );
});
