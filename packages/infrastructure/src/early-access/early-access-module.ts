import { EarlyAccess } from '@nestmates/application/early-access/early-access.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlEarlyAccess } from './sql-early-access.ts';

export const earlyAccessModule = new ContainerModule(({ bind }) => {
  bind(SqlEarlyAccess).toResolvedValue((transaction) => new SqlEarlyAccess(transaction), [KnexTransaction]);
  bind(ports.promotionStore).toService(SqlEarlyAccess);
  bind(ports.earlyAccessQueries).toService(SqlEarlyAccess);
  bind(EarlyAccess).toResolvedValue(
    (promotions, queries, profiles, events, transaction, clock) =>
      new EarlyAccess({ promotions, queries, profiles, events, transaction, clock }),
    [
      ports.promotionStore,
      ports.earlyAccessQueries,
      ports.profileStore,
      ports.events,
      ports.transaction,
      ports.clock,
    ],
  );
});
