import { Children } from '@nestmates/application/children/children.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { ChildRepository } from './child-repository.ts';

export const childrenModule = new ContainerModule(({ bind }) => {
  bind(ChildRepository).toResolvedValue((transaction) => new ChildRepository(transaction), [KnexTransaction]);
  bind(ports.childStore).toService(ChildRepository);
  bind(ports.childQueries).toService(ChildRepository);
  bind(Children).toResolvedValue(
    (children, childQueries, members, profiles, transaction, clock) =>
      new Children({ children, childQueries, members, profiles, transaction, clock }),
    [ports.childStore, ports.childQueries, ports.members, ports.profileStore, ports.transaction, ports.clock],
  );
});
