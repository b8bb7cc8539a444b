import { Plans } from '@nestmates/application/subscriptions/plans.ts';
import { feature, service } from '../wiring/wiring.ts';
import { prices } from './ports.ts';

export const subscriptionsFeature = feature({
  bind(bind, { PRICE_PRO_CENTS: pro, PRICE_PREMIUM_CENTS: premium }) {
    bind(prices).toConstantValue({ pro, premium });
    service(bind, Plans, { prices });
  },
});
