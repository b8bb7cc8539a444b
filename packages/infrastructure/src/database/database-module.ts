import { ContainerModule } from 'inversify';
import { ports } from '../tokens.ts';
import type { Knex } from './knex.ts';
import { KnexTransaction } from './transaction.ts';

export const databaseModule = (knex: Knex) =>
  new ContainerModule(({ bind }) => {
    bind(KnexTransaction).toConstantValue(new KnexTransaction(knex));
    bind(ports.transaction).toService(KnexTransaction);
  });
