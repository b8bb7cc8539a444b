import { CardDigests } from '@nestmates/application/market/payouts/card-digests.ts';
import { PayoutChecks } from '@nestmates/application/market/payouts/payout-checks.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CardDigestRepository } from './card-digest-repository.ts';
import * as payoutChecksMigration from './migrations/20261123T090002-payout-checks.ts';
import { CardDigestModel, PayoutCheckModel } from './payout-check-models.ts';
import { PayoutCheckRepository } from './payout-check-repository.ts';

export const payoutChecksFeature = feature({
  bind(bind) {
    repository(bind, 'payoutCheckStore', PayoutCheckRepository);
    repository(bind, 'cardDigestStore', CardDigestRepository);
    service(bind, PayoutChecks, 'payoutChecks');
    service(bind, CardDigests, 'cardDigests');
  },
  tables: [PayoutCheckModel, CardDigestModel],
  migrations: { '20261123T090002-payout-checks': payoutChecksMigration },
});
