import { Plans } from '@nestmates/application/subscriptions/plans.ts';
import { ContainerModule } from 'inversify';
import { ports } from '../tokens.ts';

export const subscriptionsModule = new ContainerModule(({ bind }) => {
  bind(Plans).toResolvedValue(
    ({ PRICE_PRO_CENTS: pro, PRICE_PREMIUM_CENTS: premium }) => new Plans({ prices: { pro, premium } }),
    [ports.config],
  );
});
