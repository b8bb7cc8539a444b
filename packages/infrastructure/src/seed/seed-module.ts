import { passwords, tokens } from '../accounts/ports.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { photoStore } from '../photos/ports.ts';
import { zipCentroids } from '../places/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { DemoSeed } from './seed-demo.ts';

export const seedFeature = feature({
  bind(bind) {
    service(bind, DemoSeed, {
      transaction: KnexTransaction,
      passwords,
      tokens,
      zipCentroids,
      photos: photoStore,
      clock,
    });
  },
});
