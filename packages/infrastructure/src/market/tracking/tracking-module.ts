import { hasSandboxPayments } from '../../money/payments/payments-module.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { adapter, feature, port } from '../../platform/wiring/wiring.ts';
import * as sandboxParcelsMigration from './migrations/20261123T070000-sandbox-parcels.ts';
import { noTracking } from './no-tracking.ts';
import { SandboxParcelModel } from './sandbox-parcel-model.ts';
import { SandboxTracking } from './sandbox-tracking.ts';
import { ShippoTracking } from './shippo-tracking.ts';

/** The sandbox has parcels of its own where there is no key, and beside real payments nobody is asked. */
export const trackingFeature = feature({
  bind(bind, config) {
    const { TRACKING_API_KEY: apiKey, TRACKING_API_BASE: apiBase } = config;
    if (apiKey) {
      bind(port('tracking')).toResolvedValue(
        (alert) =>
          new ShippoTracking({
            apiKey,
            apiBase,
            keyRefused: (status) => alert.raise('the carriers’ API refuses our key', { status }),
          }),
        [port('alerts')],
      );
    } else if (hasSandboxPayments(config)) {
      adapter(bind, ['tracking', 'sandboxParcels'], SandboxTracking, [KnexTransaction, port('clock')]);
    } else bind(port('tracking')).toConstantValue(noTracking);
  },
  tables: [SandboxParcelModel],
  migrations: { '20261123T070000-sandbox-parcels': sandboxParcelsMigration },
});
