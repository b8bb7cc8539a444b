import { Blocks } from '@nestmates/application/blocks/blocks.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlBlockStore } from './sql-blocks.ts';

export const blocksModule = new ContainerModule(({ bind }) => {
  bind(ports.blockStore).toResolvedValue((transaction) => new SqlBlockStore(transaction), [KnexTransaction]);
  bind(Blocks).toResolvedValue(
    (store, connections, events, transaction, clock) =>
      new Blocks({ store, connections, events, transaction, clock }),
    [ports.blockStore, ports.connectionStore, ports.events, ports.transaction, ports.clock],
  );
});
