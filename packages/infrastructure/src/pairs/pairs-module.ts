import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { PairRepository } from './pair-repository.ts';

export const pairsModule = new ContainerModule(({ bind }) => {
  bind(ports.pairs).toResolvedValue((transaction) => new PairRepository(transaction), [KnexTransaction]);
});
