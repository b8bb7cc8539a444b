import { Blocks } from '@nestmates/application/blocks/blocks.ts';
import { connectionStore } from '../connections/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { events } from '../live/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { blockStore } from './ports.ts';
import { SqlBlockStore } from './sql-blocks.ts';

export const blocksFeature = feature({
  bind(bind) {
    repository(bind, blockStore, SqlBlockStore);
    service(bind, Blocks, { store: blockStore, connections: connectionStore, events, transaction, clock });
  },
});
