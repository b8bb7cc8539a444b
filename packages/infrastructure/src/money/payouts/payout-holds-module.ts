import { repository } from '../../platform/database/bindings.ts';
import { feature, port } from '../../platform/wiring/wiring.ts';
import * as payoutHoldsMigration from './migrations/20261123T090001-payout-holds.ts';
import { PayoutHoldModel } from './payout-hold-model.ts';
import { PayoutHoldRepository } from './payout-hold-repository.ts';

export const payoutHoldsFeature = feature({
  bind(bind, config) {
    repository(bind, 'payoutHolds', PayoutHoldRepository);
    bind(port('moneyLimits')).toConstantValue({
      payouts: { cents: config.PAYOUTS_PER_DAY_CENTS, count: config.PAYOUTS_PER_DAY },
      purchases: { cents: config.PURCHASES_PER_DAY_CENTS, count: config.PURCHASES_PER_DAY },
    });
  },
  tables: [PayoutHoldModel],
  migrations: { '20261123T090001-payout-holds': payoutHoldsMigration },
});
