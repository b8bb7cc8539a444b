import { Blocks } from '@nestmates/application/blocks/blocks.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { BlockRepository } from './block-repository.ts';

export const blocksModule = new ContainerModule(({ bind }) => {
  bind(ports.blockStore).toResolvedValue(
    (transaction) => new BlockRepository(transaction),
    [KnexTransaction],
  );
  bind(Blocks).toResolvedValue(
    (store, pairs, connections, events, transaction, clock) =>
      new Blocks({ store, pairs, connections, events, transaction, clock }),
    [ports.blockStore, ports.pairs, ports.connectionStore, ports.events, ports.transaction, ports.clock],
  );
});
