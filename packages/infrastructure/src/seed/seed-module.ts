import { KnexTransaction } from '../platform/database/transaction.ts';
import { bindWith, feature, port } from '../platform/wiring/wiring.ts';
import { drawnPhotos } from './drawn-photos.ts';
import { DemoSeed } from './seed-demo.ts';

export const seedFeature = feature({
  bind(bind) {
    bind(port('drawnPhotos')).toConstantValue(drawnPhotos);
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
