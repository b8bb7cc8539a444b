import { Blocks } from '@nestmates/application/friends/blocks/blocks.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { connectionStore } from '../connections/ports.ts';
import { swipes } from '../matching/ports.ts';
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
