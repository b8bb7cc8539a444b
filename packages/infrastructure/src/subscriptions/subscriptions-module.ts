import { Plans } from '@nestmates/application/subscriptions/plans.ts';
import { repository } from '../database/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { EntitlementReader } from './entitlement-reader.ts';
import { entitlements, prices } from './ports.ts';

export const subscriptionsFeature = feature({
  bind(bind, { PRICE_PRO_CENTS: pro, PRICE_PREMIUM_CENTS: premium }) {
    bind(prices).toConstantValue({ pro, premium });
    repository(bind, entitlements, EntitlementReader);
    service(bind, Plans, { prices });
  },
});
