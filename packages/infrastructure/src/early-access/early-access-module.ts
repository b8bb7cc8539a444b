import { EarlyAccess } from '@nestmates/application/early-access/early-access.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { PromotionRepository } from './promotion-repository.ts';

export const earlyAccessModule = new ContainerModule(({ bind }) => {
  bind(PromotionRepository).toResolvedValue(
    (transaction) => new PromotionRepository(transaction),
    [KnexTransaction],
  );
  bind(ports.promotionStore).toService(PromotionRepository);
  bind(ports.earlyAccessQueries).toService(PromotionRepository);
  bind(EarlyAccess).toResolvedValue(
    (promotions, queries, members, events, transaction, clock) =>
      new EarlyAccess({ promotions, queries, members, events, transaction, clock }),
    [
      ports.promotionStore,
      ports.earlyAccessQueries,
      ports.members,
      ports.events,
      ports.transaction,
      ports.clock,
    ],
  );
});
