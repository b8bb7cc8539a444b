import { Blocks } from '@nestmates/application/blocks/blocks.ts';
import { connectionStore } from '../connections/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { events } from '../live/ports.ts';
import { swipes } from '../matching/ports.ts';
import { pairs } from '../pairs/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { BlockRepository } from './block-repository.ts';
import { blockStore } from './ports.ts';

export const blocksFeature = feature({
  bind(bind) {
    repository(bind, blockStore, BlockRepository);
    service(bind, Blocks, {
      store: blockStore,
      pairs,
      connections: connectionStore,
      swipes,
      events,
      transaction,
      clock,
    });
  },
});
