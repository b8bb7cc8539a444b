import { KnexTransaction } from '../platform/database/transaction.ts';
import { bindWith, feature, port } from '../platform/wiring/wiring.ts';
import { DemoSeed } from './seed-demo.ts';

export const seedFeature = feature({
  bind(bind) {
    bindWith(bind, DemoSeed, {
      transaction: KnexTransaction,
      passwords: port('passwords'),
      tokens: port('tokens'),
      zipCentroids: port('zipCentroids'),
      photos: port('photoStore'),
      encryption: port('encryption'),
      keyedDigests: port('keyedDigests'),
      clock: port('clock'),
    });
  },
});
