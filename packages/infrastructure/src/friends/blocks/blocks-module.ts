import { Blocks } from '@nestmates/application/friends/blocks/blocks.ts';
import { KeptBlocks } from '@nestmates/application/friends/blocks/kept-blocks.ts';
import { onAccountErasure, onAccountUse } from '../../members/accounts/bindings.ts';
import { onEmailChange } from '../../members/email-change/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { BlockModel } from './block-model.ts';
import { BlockRepository } from './block-repository.ts';
import { blocksExport } from './blocks-export.ts';
import { AccountTraceModel, KeptBlockModel } from './kept-block-models.ts';
import { isBlocked, KeptBlockRepository } from './kept-block-repository.ts';
import * as keptBlocksMigration from './migrations/20261123T031900-kept-blocks.ts';
import * as browserTracesMigration from './migrations/20261123T090000-browser-traces.ts';

export const blocksFeature = feature({
  bind(bind) {
    repository(bind, 'blockStore', BlockRepository);
    service(bind, Blocks);

    repository(bind, 'keptBlockStore', KeptBlockRepository);
    service(bind, KeptBlocks);
    onAccountUse(bind, KeptBlocks, (blocks, use) => blocks.noteUse(use));
    onEmailChange(bind, KeptBlocks, (blocks, memberId, oldEmail) => blocks.keepFormer(memberId, oldEmail));
    onAccountErasure(bind, KeptBlocks, isBlocked, (blocks, memberId) => blocks.keep(memberId));
  },
  tables: [BlockModel, KeptBlockModel, AccountTraceModel],
  migrations: {
    '20261123T031900-kept-blocks': keptBlocksMigration,
    '20261123T090000-browser-traces': browserTracesMigration,
  },
  exported: blocksExport,
});
