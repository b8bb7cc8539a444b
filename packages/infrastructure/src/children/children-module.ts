import { Children } from '@nestmates/application/children/children.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlChildren } from './sql-children.ts';

export const childrenModule = new ContainerModule(({ bind }) => {
  bind(SqlChildren).toResolvedValue((transaction) => new SqlChildren(transaction), [KnexTransaction]);
  bind(ports.childStore).toService(SqlChildren);
  bind(ports.childQueries).toService(SqlChildren);
  bind(Children).toResolvedValue(
    (children, childQueries, profiles, transaction, clock) =>
      new Children({ children, childQueries, profiles, transaction, clock }),
    [ports.childStore, ports.childQueries, ports.profileStore, ports.transaction, ports.clock],
  );
});
