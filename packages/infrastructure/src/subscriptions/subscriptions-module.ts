import { Plans } from '@nestmates/application/subscriptions/plans.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { EntitlementReader } from './entitlement-reader.ts';

export const subscriptionsModule = new ContainerModule(({ bind }) => {
  bind(ports.entitlements).toResolvedValue(
    (transaction) => new EntitlementReader(transaction),
    [KnexTransaction],
  );
  bind(Plans).toResolvedValue(
    ({ PRICE_PRO_CENTS: pro, PRICE_PREMIUM_CENTS: premium }) => new Plans({ prices: { pro, premium } }),
    [ports.config],
  );
});
