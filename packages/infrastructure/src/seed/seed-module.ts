import { passwords, tokens } from '../members/accounts/ports.ts';
import { photoStore } from '../members/photos/ports.ts';
import { zipCentroids } from '../members/places/ports.ts';
import { KnexTransaction } from '../platform/database/transaction.ts';
import { encryption } from '../platform/encryption/ports.ts';
import { clock } from '../platform/shared/ports.ts';
import { feature, service } from '../platform/wiring/wiring.ts';
import { DemoSeed } from './seed-demo.ts';

export const seedFeature = feature({
  bind(bind) {
    service(bind, DemoSeed, {
      transaction: KnexTransaction,
      passwords,
      tokens,
      zipCentroids,
      photos: photoStore,
      encryption,
      clock,
    });
  },
});
